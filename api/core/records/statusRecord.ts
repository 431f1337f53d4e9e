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
}
