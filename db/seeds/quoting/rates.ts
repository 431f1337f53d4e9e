import { hoursOnTheWay } from './schedule.ts';
import { companyId } from '../directory/companies.ts';
import { id } from '../tools/ids.ts';
import { invitationId } from './invitations.ts';
import type { Plot } from './plot.ts';
import { userOfCarrier } from '../directory/staff.ts';
import type { userRows } from '../directory/users.ts';

/** Every version of every rate, late ones included. */
export function rateRows(plots: Plot[], users: ReturnType<typeof userRows>) {
  return plots.flatMap((plot) =>
    plot.answers.flatMap((answer) =>
      answer.offers.map(({ currency, amounts, late, at }, index) => ({
        id: id(`rate:${invitationId(plot, answer)}:${index + 1}`),
        companyId: companyId(plot.story.company),
        invitationId: invitationId(plot, answer),
        version: index + 1,
        currency,
        ...amounts,
        transitDays: Math.ceil(hoursOnTheWay(plot.lane) / 24),
        late,
        createdBy: userOfCarrier(users, answer.carrier),
        createdAt: at,
      })),
    ),
  );
}
