/** SQL: the number of requests that a carrier may still win. */
export const openInvitationsOf = (carrierId: string) => `open_invitations_of(${carrierId})`;

/** SQL: the number of loads that a carrier has and has not delivered. */
export const assignedLoadsOf = (carrierId: string) => `assigned_loads_of(${carrierId})`;

/** A carrier, and the last day on which a document or all of them are valid, as SQL; a day of null stops nothing. */
interface Validity {
  carrierId: string;
  validThrough: string;
}

const stopped = (kind: string, { carrierId, validThrough }: Validity) =>
  `stopped_work_of(${carrierId}, '${kind}', ${validThrough})`;

/** SQL: the number of open requests whose load is delivered later than the documents are valid. */
export const stoppedInvitationsOf = (validity: Validity) => stopped('invitation', validity);

/** SQL: the number of loads under way that are delivered later than the documents are valid. */
export const stoppedLoadsOf = (validity: Validity) => stopped('load', validity);

/** SQL: what is more urgent is lower: 0 if it stops loads under way, 100 if it stops open requests, 200 otherwise; plus the days left. */
export function urgencyOf(daysLeft: string, validity: Validity): string {
  return `${daysLeft} + case when ${stoppedLoadsOf(validity)} > 0 then 0
    when ${stoppedInvitationsOf(validity)} > 0 then 100 else 200 end`;
}
