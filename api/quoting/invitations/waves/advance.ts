import type { Transaction } from 'objection';
import { transition, type Cause } from '../../../core/records/status/events.ts';
import { legStatuses, type Quote } from '../../quotes/index.ts';
import { quoteTransitions } from '../flows.ts';
import type { Invitation } from '../Invitation.ts';
import { RUNNING } from '../transitions.ts';
import { inPlay, statusByAnswers } from './answers.ts';
import { openNextWave } from './next.ts';

/**
 * Moves a quote on after a carrier declined or a deadline passed: sends the next prepared wave when no answer is
 * pending, returns to `sent` when no valid rate is left, ends as `not_available` when no carrier is left, of a
 * quote that is asked for by legs also none of theirs. A quote with a shared price stays as it is. Returns whether a wave was sent.
 */
export async function advance(
  trx: Transaction,
  quote: Quote,
  { userId }: Cause,
  now: Date,
): Promise<{ hasOpenedWave: boolean }> {
  if (quote.status !== 'sent' && quote.status !== 'rated') return { hasOpenedWave: false };
  const cause = { userId };
  const before = await inPlay(trx, quote);
  const isOver = isWaveOver(quote, before, now);
  const hasOpenedWave = isOver && (await openNextWave(trx, quote, cause, now));
  const status = statusByAnswers(await inPlay(trx, quote), await legStatuses(trx, quote));
  if (status === 'not_available')
    await transition(trx, quoteTransitions, quote, status, cause, { closedAt: now });
  else if (quote.status === 'rated' && status === 'sent')
    await transition(trx, quoteTransitions, quote, status, cause);
  return { hasOpenedWave };
}

/** Whether the present wave is over: no answer is pending and, if there are rates, its deadline has passed. */
function isWaveOver({ deadlineAt }: Quote, left: Invitation[], now: Date) {
  if (left.some(({ status }) => RUNNING.includes(status))) return false;
  return !left.some(isRated) || (deadlineAt !== null && new Date(deadlineAt) <= now);
}

function isRated({ status }: Invitation) {
  return status === 'rated';
}
