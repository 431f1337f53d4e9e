import type { Transaction } from 'objection';
import type { Invitation } from './Invitation.ts';
import { Rate } from './Rate.ts';

/** The last valid rate of an invitation's carrier, in the carrier's currency; undefined without one. */
export async function agreedRate(
  trx: Transaction,
  { id: invitationId, companyId }: Invitation,
): Promise<Rate | undefined> {
  const valid = { companyId, invitationId, late: false };
  return Rate.query(trx).where(valid).orderBy('version', 'desc').first();
}
