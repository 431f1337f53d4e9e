import type { InvitationPlan } from './invitationPlan.ts';
import { carrierId } from '../directory/carriers.ts';
import { companyId } from '../directory/companies.ts';
import { id } from '../tools/ids.ts';
import type { QuotePlan } from './quotePlan.ts';
import { later } from '../tools/time.ts';

/** The rows of the invitations of all quotes. */
export function invitationRows(plans: QuotePlan[]) {
  return plans.flatMap((plan) =>
    plan.invitations.map((invitation) => {
      const ending = endingOf(plan, invitation);
      const { wave, sentAt, deadlineAt, answeredAt } = invitation;
      const openedAt = tooLate(plan, invitation) ?? invitation.openedAt;
      return {
        id: invitationId(plan, invitation),
        companyId: companyId(plan.story.company),
        quoteId: plan.id,
        carrierId: carrierId(invitation.carrier.key),
        status: invitation.status,
        wave,
        sentAt,
        deadlineAt,
        openedAt,
        answeredAt,
        firstRateAt: invitation.rateVersions[0]?.at ?? null,
        ...ending,
        comment: invitation.invitee.comment ?? null,
        ...standing(plan, invitation),
        createdAt: plan.pendingAt ?? plan.createdAt,
        updatedAt: ending.closedAt ?? answeredAt ?? openedAt ?? sentAt ?? plan.createdAt,
      };
    }),
  );
}

/** The id of a carrier's invitation to a quote. */
export function invitationId(plan: QuotePlan, { carrier }: InvitationPlan): string {
  return id(`invitation:${plan.story.key}:${carrier.key}`);
}

/** When and why an invitation closed; brokers and carriers have different lists of reasons. */
export function endingOf(plan: QuotePlan, invitation: InvitationPlan) {
  const { closedAt } = plan;
  const { status, invitee: invited } = invitation;
  const covered = whyLost(plan, invitation);
  const endings: Partial<Record<typeof status, [Date | null, string | null]>> = {
    assigned: [closedAt, plan.story.choice ?? null],
    rejected: [closedAt, invited.reason ?? covered],
    dismissed: [closedAt, covered],
    answered: [closedAt, covered],
    not_available: [invitation.deadlineAt, 'expired'],
    rejected_by_carrier: [invitation.answeredAt, invited.reason ?? 'other'],
  };
  const [endedAt, closeReason] = endings[status] ?? [null, null];
  return { closedAt: endedAt, closeReason };
}

/** Why a carrier did not get the load: the quote's own reason where it ended without an assignment. */
function whyLost(plan: QuotePlan, invitation: InvitationPlan): string | null {
  if (plan.story.status !== 'assigned') return plan.story.reason ?? null;
  const mine = validRate(invitation);
  if (mine === undefined) return 'load_already_covered';
  return plan.story.choice ?? (mine > plan.purchase! ? 'better_rate' : 'load_already_covered');
}

/** When a carrier opened an invitation that was already closed; null when it did not. */
export function tooLate(
  { closedAt }: QuotePlan,
  { status, invitee: invited }: InvitationPlan,
): Date | null {
  return status === 'answered' && closedAt ? later(closedAt, invited.after) : null;
}

function standing(plan: QuotePlan, invitation: InvitationPlan) {
  const mine = validRate(invitation);
  if (!plan.closedAt || mine === undefined) return { rank: null, distancePercent: null };
  const prices = plan.invitations.map(validRate).filter((price) => price !== undefined);
  const rank = 1 + prices.filter((price) => price < mine).length;
  const percent = plan.purchase && (mine / plan.purchase - 1) * 100;
  const won = plan.story.status === 'assigned' && percent !== null;
  return { rank, distancePercent: won ? percent.toFixed(2) : null };
}

function validRate({ rateVersions }: InvitationPlan) {
  return rateVersions.filter(({ late }) => !late).at(-1)?.comparable;
}
