/** SQL over `carriers` or another table: a column of what the carrier has to do. */
const workOf = (column: string, carrierId: string) =>
  `(select ${column} from carrier_work where carrier_id = ${carrierId})`;

/** SQL: the number of requests that a carrier may still win. */
export const openInvitationsOf = (carrierId: string) => workOf('open_invitations', carrierId);

/** SQL: the number of loads that a carrier has and has not delivered. */
export const assignedLoadsOf = (carrierId: string) => workOf('assigned_loads', carrierId);

/** SQL: what is more urgent is lower: 0 with loads under way, 100 with open requests, 200 otherwise; plus the days left. */
export function urgencyOf(daysLeft: string, carrierId: string): string {
  return `${daysLeft} + case when ${assignedLoadsOf(carrierId)} > 0 then 0
    when ${openInvitationsOf(carrierId)} > 0 then 100 else 200 end`;
}
