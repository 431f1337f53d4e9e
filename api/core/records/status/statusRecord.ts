/** A record that has a status and belongs to a tenant. */
export interface StatusRecord<Status extends string> {
  id: string;
  companyId: string;
  status: Status;
}

/** Why a status changed, and the user who changed it; null when no user did. */
export interface Cause {
  userId: string | null;
  reason?: string | null;
  comment?: string | null;
  happened?: Occurrence | undefined;
  /** The facts that were known then; `terms` are what the record's owners agreed with it, such as a deadline or a price. */
  facts?: object | undefined;
  /** Whether nobody is notified of this change, because whoever makes it notifies of several at once; not stored. */
  isUntold?: boolean;
}

/** When, where and how something happened, where that is known and not just now. */
export interface Occurrence {
  happenedAt?: Date;
  place?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  /** Whether somebody reported it by phone. */
  byCall?: boolean | undefined;
  /** The person who reported it by phone. */
  toldBy?: string | null;
}
