import { transactionTime } from '../../../core/records/writing/columnValues.ts';
import type { Reaction } from '../../../core/records/status/reactions.ts';
import { transition } from '../../../core/records/status/events.ts';
import { inPlay, quoteTransitions, statusByAnswers } from '../../../quoting/invitations/index.ts';
import { legsOf, Quote, type QuoteStatus } from '../../../quoting/quotes/index.ts';

/**
 * Keeps the status of a quote by its legs until its price is shared or it is decided: `sent` with the first leg that is sent,
 * `rated` with the first rate, `not_available` when no carrier of any leg, or of the whole, is left.
 */
export const followLegs: Reaction = {
  model: Quote,
  statuses: ['sent', 'rated', 'not_available'],
  async run(trx, leg, { userId }) {
    const { companyId, wholeId } = leg as unknown as Quote;
    if (!wholeId) return;
    const whole = await Quote.query(trx).findOne({ companyId, id: wholeId }).forUpdate();
    if (!whole || !FOLLOWING.includes(whole.status)) return;
    const legs = await legsOf(trx, whole);
    const invitations = whole.asked === 'both' ? await inPlay(trx, whole) : [];
    const status = statusByAnswers(
      invitations,
      legs.map((each) => each.status),
    );
    for (const step of stepsTo(whole.status, status)) {
      await transition(
        trx,
        quoteTransitions,
        whole,
        step,
        { userId },
        changesOf(step, whole, legs),
      );
      whole.status = step;
    }
  },
};

const FOLLOWING: QuoteStatus[] = ['created', 'pending', 'sent', 'rated', 'not_available'];

/** The steps to a status; a quote that waited for its load to be complete goes over those that the flow names. */
function stepsTo(from: QuoteStatus, to: QuoteStatus): QuoteStatus[] {
  if (from === to) return [];
  const drafts: Partial<Record<QuoteStatus, QuoteStatus[]>> = {
    created: ['pending', 'sent'],
    pending: ['sent'],
  };
  const sent = drafts[from] ?? [];
  return sent.at(-1) === to ? sent : [...sent, to];
}

function changesOf(step: QuoteStatus, { firstRateAt }: Quote, legs: Quote[]): object {
  if (step === 'not_available') return { closedAt: transactionTime };
  if (step !== 'rated') return { closedAt: null };
  return { closedAt: null, firstRateAt: firstRateAt ?? firstOf(legs) };
}

/** When the first leg had its first rate; null before. */
function firstOf(legs: Quote[]): Date | null {
  const times = legs.flatMap(({ firstRateAt }) =>
    firstRateAt ? [Number(new Date(firstRateAt))] : [],
  );
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
