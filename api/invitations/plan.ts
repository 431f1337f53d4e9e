import type { Transaction } from 'objection';
import { FREE, lockIfFree } from '../companies/plan.ts';
import { Refusal } from '../core/http/errors.ts';

/** Locks the company and refuses with 403 when a free one would have contacted more carriers than its plan allows. */
export async function assertContacts(trx: Transaction, companyId: string, carrierIds: string[]) {
  if (!(await lockIfFree(trx, companyId))) return;
  const known = await trx('invitations').where({ companyId }).distinct('carrierId');
  const contacted = new Set([...known.map((row) => row.carrierId), ...carrierIds]);
  if (contacted.size <= FREE.contacts) return;
  throw new Refusal('PLAN_LIMIT', {
    params: {
      limit: {
        es: `${FREE.contacts} transportistas contactados`,
        en: `${FREE.contacts} carrier contacts`,
      },
    },
  });
}
