import type { InvitationPlan } from '../quoting/invitationPlan.ts';
import { companyId } from '../directory/companies.ts';
import { id } from '../tools/ids.ts';
import { endingOf, invitationId, tooLate } from '../quoting/invitations.ts';
import type { QuotePlan } from '../quoting/quotePlan.ts';
import { shipmentId } from './shipments.ts';
import { authorOf, deciderOf, userOfCarrier } from '../directory/staff.ts';
import type { Trip } from './trips.ts';
import { userId, type userRows } from '../directory/users.ts';

type Users = ReturnType<typeof userRows>;

/** A change to a status: time, user, reason and comment. */
interface Step {
  status: string;
  /** The stop that it names, of a load with more than two. */
  stop?: number | undefined;
  at: Date | null;
  by?: string | null;
  reason?: string | null;
  comment?: string | null;
}

/** The rows of the events: all changes of status of all quotes, invitations and loads. */
export function eventRows(plans: QuotePlan[], trips: Trip[], users: Users) {
  return [
    ...plans.flatMap((plan) => eventsOf('quotes', plan.id, plan.story, quoteSteps(plan, users))),
    ...plans.flatMap((plan) =>
      plan.invitations.flatMap((invitation) => {
        const steps = invitationSteps(plan, invitation, users);
        return eventsOf('invitations', invitationId(plan, invitation), plan.story, steps);
      }),
    ),
    ...trips.flatMap((trip) =>
      eventsOf('shipments', shipmentId(trip), trip.story, shipmentSteps(trip, users)),
    ),
  ];
}

function eventsOf(entity: string, entityId: string, story: Trip['story'], steps: Step[]) {
  const takenSteps = steps.filter(({ at }) => at !== null);
  return takenSteps.map(({ status, stop, at, by, reason, comment }, index) => ({
    id: id(`event:${entityId}:${index}`),
    companyId: companyId(story.company),
    entity,
    entityId,
    fromStatus: takenSteps[index - 1]?.status ?? null,
    toStatus: status,
    fromStop: takenSteps[index - 1]?.stop ?? null,
    toStop: stop ?? null,
    reason: reason ?? null,
    comment: comment ?? null,
    userId: by ?? null,
    createdAt: at!,
  }));
}

function quoteSteps(plan: QuotePlan, users: Users): Step[] {
  const { story, firstRateAt, closedAt } = plan;
  const author = userId(authorOf(story));
  const decider = userId(deciderOf(story));
  const offers = [plan, ...(plan.byLegs?.legs ?? [])].flatMap((each) => each.invitations);
  const first = offers.find(({ rateVersions }) =>
    rateVersions.some(({ at }) => +at === Number(firstRateAt)),
  );
  const { reason, closeComment: comment } = story;
  const ended = story.status === 'not_available' ? null : decider;
  return [
    { status: 'created', at: plan.createdAt, by: author },
    { status: 'pending', at: plan.pendingAt, by: author },
    { status: 'sent', at: plan.sentAt, by: author },
    { status: 'rated', at: firstRateAt, by: first && userOfCarrier(users, first.carrier) },
    { status: 'answered', at: plan.sharedAt, by: decider },
    { status: story.status, at: closedAt, by: ended, reason, comment },
  ];
}

function invitationSteps(plan: QuotePlan, invitation: InvitationPlan, users: Users): Step[] {
  const { status, sentAt, openedAt, answeredAt, rateVersions, invitee: invited } = invitation;
  const carrier = userOfCarrier(users, invitation.carrier);
  const decider = userId(deciderOf(plan.story));
  const { closedAt, closeReason: reason } = endingOf(plan, invitation);
  const byCarrier = status === 'rejected_by_carrier';
  const timely = rateVersions.some(({ late }) => !late);
  const by = byCarrier ? carrier : status === 'not_available' ? null : decider;
  const late = tooLate(plan, invitation);
  return [
    { status: 'pending', at: plan.pendingAt, by: userId(authorOf(plan.story)) },
    { status: 'sent', at: sentAt, by: userId(authorOf(plan.story)) },
    { status: 'in_contact', at: status === 'available' ? null : openedAt, by: carrier },
    { status: 'available', at: status === 'available' ? openedAt : null, by: carrier },
    { status: 'rated', at: timely ? (rateVersions[0]?.at ?? answeredAt) : null, by: carrier },
    late
      ? { status: 'dismissed', at: closedAt, by: decider, reason }
      : { status, at: closedAt, by, reason, comment: byCarrier ? invited.comment : null },
    { status: 'answered', at: late, by: carrier },
  ];
}

function shipmentSteps({ story, carrier, progress, steps }: Trip, users: Users): Step[] {
  const broker = userId(deciderOf(story));
  return steps.map(({ status, stop, at, mover = carrier }, index) => {
    const driver = mover && userOfCarrier(users, mover);
    return {
      status,
      stop,
      at,
      by: index > 0 && status !== 'closed' && status !== 'cancelled' && driver ? driver : broker,
      reason: status === 'cancelled' ? progress.cancelReason : null,
    };
  });
}
