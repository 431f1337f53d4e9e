import { hoursOnTheWay } from './schedule.ts';
import { companyId } from '../directory/companies.ts';
import { id } from '../tools/ids.ts';
import { invitationId } from './invitations.ts';
import type { QuotePlan } from './quotePlan.ts';
import { money } from './prices.ts';
import type { InvitedCarrier } from '../data/stories/story.ts';
import { userOfCarrier } from '../directory/staff.ts';
import type { userRows } from '../directory/users.ts';

/** The rows of all versions of all rates, late ones included. */
export function rateRows(plans: QuotePlan[], users: ReturnType<typeof userRows>) {
  return plans.flatMap((plan) =>
    plan.invitations.flatMap((invitation) =>
      invitation.rateVersions.map(({ currency, amounts, late, at }, index) => ({
        id: id(`rate:${invitationId(plan, invitation)}:${index + 1}`),
        companyId: companyId(plan.story.company),
        invitationId: invitationId(plan, invitation),
        version: index + 1,
        currency,
        ...amounts,
        ...stopOff(invitation.invitee, plan),
        ...transit(invitation.invitee, plan),
        late,
        createdBy: userOfCarrier(users, invitation.carrier),
        createdAt: at,
      })),
    ),
  );
}

function transit({ hours }: InvitedCarrier, { lane }: QuotePlan) {
  const transitHours = hours ?? null;
  return { transitHours, transitDays: Math.ceil((hours ?? hoursOnTheWay(lane)) / 24) };
}

function stopOff({ stopOffCharge }: InvitedCarrier, { between }: QuotePlan) {
  if (!stopOffCharge) return { stopOffCharge: null, additionalStops: null };
  return { stopOffCharge: money(stopOffCharge), additionalStops: between.length };
}
