import type { Transaction } from 'objection';
import { FREE_PLAN, lockIfFree } from '../companies/index.ts';
import { Refusal } from '../core/http/errors.ts';

/**
 * Locks the company and refuses with 403 when a free one has assigned all the loads that its plan allows. A load counts
 * once, to however many carriers it goes, and a cancelled one too.
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
