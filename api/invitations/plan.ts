import type { Transaction } from 'objection';
import { FREE_PLAN, lockIfFree } from '../companies/index.ts';
import { Refusal } from '../core/http/errors.ts';

/** Locks the company and refuses with 403 when its free plan does not allow contacting this many carriers. */
export async function assertContacts(trx: Transaction, companyId: string, carrierIds: string[]) {
  if (!(await lockIfFree(trx, companyId))) return;
  const known = await trx('invitations').where({ companyId }).distinct('carrierId');
  const contacted = new Set([...known.map((row) => row.carrierId), ...carrierIds]);
  if (contacted.size <= FREE_PLAN.contacts) return;
  throw new Refusal('PLAN_LIMIT', {
    params: {
      limit: {
        es: `${FREE_PLAN.contacts} transportistas contactados`,
        en: `${FREE_PLAN.contacts} carrier contacts`,
      },
    },
  });
}
