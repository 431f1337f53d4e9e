import type { Transaction } from 'objection';
import { FREE_PLAN, lockIfFree } from '../companies/index.ts';
import { Refusal } from '../core/http/errors.ts';

/**
 * Locks the company and refuses with 403 when its free plan has no load left. A load counts once, however many
 * carriers it is assigned to, and also when it is cancelled.
 */
export async function assertLoads(trx: Transaction, companyId: string, quoteId: string) {
  if (!(await lockIfFree(trx, companyId))) return;
  const assigned = await trx('shipments')
    .where({ companyId })
    .whereNotNull('carrierId')
    .whereRaw('quote_id is distinct from ?', [quoteId])
    .distinct(trx.raw('coalesce(quote_id, id)'));
  if (assigned.length < FREE_PLAN.loads) return;
  throw new Refusal('PLAN_LIMIT', {
    params: {
      limit: {
        es: `${FREE_PLAN.loads} cargas asignadas`,
        en: `${FREE_PLAN.loads} load assignments`,
      },
    },
  });
}
