import type { Answer } from '../quoting/answers.ts';
import { companyId } from '../directory/companies.ts';
import { id } from '../tools/ids.ts';
import { endingOf, invitationId, tooLate } from '../quoting/invitations.ts';
import type { Plot } from '../quoting/plot.ts';
import { shipmentId } from './shipments.ts';
import { authorOf, deciderOf, userOfCarrier } from '../directory/staff.ts';
import type { Trip } from './trips.ts';
import { userId, type userRows } from '../directory/users.ts';

type Users = ReturnType<typeof userRows>;

/** A change of status: to what, when, by whom, and why. */
interface Step {
  status: string;
  at: Date | null;
  by?: string | null;
  reason?: string | null;
  comment?: string | null;
}

/** Every change of status of every quote, invitation and load, each from where the one before left it. */
export function eventRows(plots: Plot[], trips: Trip[], users: Users) {
  return [
    ...plots.flatMap((plot) => chain('quotes', plot.id, plot.story, quoteSteps(plot, users))),
    ...plots.flatMap((plot) =>
      plot.answers.flatMap((answer) => {
        const steps = invitationSteps(plot, answer, users);
        return chain('invitations', invitationId(plot, answer), plot.story, steps);
      }),
    ),
    ...trips.flatMap((trip) =>
      chain('shipments', shipmentId(trip), trip.story, shipmentSteps(trip, users)),
    ),
  ];
}

function chain(entity: string, entityId: string, story: Trip['story'], steps: Step[]) {
  const taken = steps.filter(({ at }) => at !== null);
  return taken.map(({ status, at, by, reason, comment }, index) => ({
    id: id(`event:${entityId}:${index}`),
    companyId: companyId(story.company),
    entity,
    entityId,
    fromStatus: taken[index - 1]?.status ?? null,
    toStatus: status,
    reason: reason ?? null,
    comment: comment ?? null,
    userId: by ?? null,
    createdAt: at!,
  }));
}

function quoteSteps(plot: Plot, users: Users): Step[] {
  const { story, answers, firstRateAt, closedAt } = plot;
  const author = userId(authorOf(story));
  const decider = userId(deciderOf(story));
  const first = answers.find(({ offers }) => offers.some(({ at }) => +at === Number(firstRateAt)));
  const { reason, closeComment: comment } = story;
  const ended = story.status === 'not_available' ? null : decider;
  return [
    { status: 'created', at: plot.createdAt, by: author },
    { status: 'pending', at: plot.pendingAt, by: author },
    { status: 'sent', at: plot.sentAt, by: author },
    { status: 'rated', at: firstRateAt, by: first && userOfCarrier(users, first.carrier) },
    { status: 'answered', at: plot.sharedAt, by: decider },
    { status: story.status, at: closedAt, by: ended, reason, comment },
  ];
}

function invitationSteps(plot: Plot, answer: Answer, users: Users): Step[] {
  const { status, sentAt, openedAt, answeredAt, offers, guest } = answer;
  const carrier = userOfCarrier(users, answer.carrier);
  const decider = userId(deciderOf(plot.story));
  const { closedAt, closeReason: reason } = endingOf(plot, answer);
  const byCarrier = status === 'rejected_by_carrier';
  const timely = offers.some(({ late }) => !late);
  const by = byCarrier ? carrier : status === 'not_available' ? null : decider;
  const late = tooLate(plot, answer);
  return [
    { status: 'pending', at: plot.pendingAt, by: userId(authorOf(plot.story)) },
    { status: 'sent', at: sentAt, by: userId(authorOf(plot.story)) },
    { status: 'in_contact', at: status === 'available' ? null : openedAt, by: carrier },
    { status: 'available', at: status === 'available' ? openedAt : null, by: carrier },
    { status: 'rated', at: timely ? (offers[0]?.at ?? answeredAt) : null, by: carrier },
    late
      ? { status: 'dismissed', at: closedAt, by: decider, reason }
      : { status, at: closedAt, by, reason, comment: byCarrier ? guest.comment : null },
    { status: 'answered', at: late, by: carrier },
  ];
}

function shipmentSteps({ story, carrier, travel, steps }: Trip, users: Users): Step[] {
  const driver = carrier && userOfCarrier(users, carrier);
  const desk = userId(deciderOf(story));
  return steps.map(({ status, at }, index) => ({
    status,
    at,
    by: index > 0 && status !== 'closed' && status !== 'cancelled' && driver ? driver : desk,
    reason: status === 'cancelled' ? travel.cancelReason : null,
  }));
}
