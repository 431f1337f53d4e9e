import type { Transaction } from 'objection';
import type { Invitation } from './Invitation.ts';
import { Rate } from './Rate.ts';

/** What the carrier of an invitation asked for at last and in time, in its own currency; nothing without a valid rate. */
export async function agreedRate(
  trx: Transaction,
  { id: invitationId, companyId }: Invitation,
): Promise<Rate | undefined> {
  const valid = { companyId, invitationId, late: false };
  return Rate.query(trx).where(valid).orderBy('version', 'desc').first();
}
