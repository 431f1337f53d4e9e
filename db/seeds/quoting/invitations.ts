import type { Answer } from './answers.ts';
import { carrierId } from '../directory/carriers.ts';
import { companyId } from '../directory/companies.ts';
import { id } from '../tools/ids.ts';
import type { Plot } from './plot.ts';
import { later } from '../tools/time.ts';

/** The invitations' rows of all quotes. */
export function invitationRows(plots: Plot[]) {
  return plots.flatMap((plot) =>
    plot.answers.map((answer) => {
      const ending = endingOf(plot, answer);
      const { wave, sentAt, deadlineAt, answeredAt } = answer;
      const openedAt = tooLate(plot, answer) ?? answer.openedAt;
      return {
        id: invitationId(plot, answer),
        companyId: companyId(plot.story.company),
        quoteId: plot.id,
        carrierId: carrierId(answer.carrier.key),
        status: answer.status,
        wave,
        sentAt,
        deadlineAt,
        openedAt,
        answeredAt,
        ...ending,
        comment: answer.guest.comment ?? null,
        ...standing(plot, answer),
        createdAt: plot.pendingAt ?? plot.createdAt,
        updatedAt: ending.closedAt ?? answeredAt ?? openedAt ?? sentAt ?? plot.createdAt,
      };
    }),
  );
}

/** The id of a carrier's invitation to a quote. */
export function invitationId(plot: Plot, { carrier }: Answer): string {
  return id(`invitation:${plot.story.key}:${carrier.key}`);
}

/** When and why an invitation ended; the broker's reasons and the carrier's are their own lists. */
export function endingOf({ story, closedAt }: Plot, { status, guest, ...answer }: Answer) {
  const covered = story.status === 'assigned' ? 'already_covered' : (story.reason ?? null);
  const endings: Partial<Record<typeof status, [Date | null, string | null]>> = {
    assigned: [closedAt, null],
    rejected: [closedAt, guest.reason ?? covered],
    dismissed: [closedAt, covered],
    answered: [closedAt, covered],
    not_available: [answer.deadlineAt, 'expired'],
    rejected_by_carrier: [answer.answeredAt, guest.reason ?? 'other'],
  };
  const [endedAt, closeReason] = endings[status] ?? [null, null];
  return { closedAt: endedAt, closeReason };
}

/** When a carrier opened an invitation that had already ended; null when it did not. */
export function tooLate({ closedAt }: Plot, { status, guest }: Answer): Date | null {
  return status === 'answered' && closedAt ? later(closedAt, guest.after) : null;
}

function standing(plot: Plot, answer: Answer) {
  const mine = validOffer(answer);
  if (!plot.closedAt || mine === undefined) return { rank: null, distancePercent: null };
  const prices = plot.answers.map(validOffer).filter((price) => price !== undefined);
  const rank = 1 + prices.filter((price) => price < mine).length;
  const percent = plot.purchase && (mine / plot.purchase - 1) * 100;
  const won = plot.story.status === 'assigned' && percent !== null;
  return { rank, distancePercent: won ? percent.toFixed(2) : null };
}

function validOffer({ offers }: Answer) {
  return offers.filter(({ late }) => !late).at(-1)?.comparable;
}
