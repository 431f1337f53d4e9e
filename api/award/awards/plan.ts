import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import { FREE_PLAN, lockIfFree, notifyLimit } from '../../network/companies/index.ts';
import { Refusal } from '../../core/errors/errors.ts';

/**
 * Locks the company and refuses with 403 when its free plan has no load left. A load counts once, however many
 * carriers it is assigned to, and also when it is cancelled.
 */
export async function assertLoads(trx: Transaction, companyId: string, quoteId: string) {
  if (!(await lockIfFree(trx, companyId))) return;
  const assigned = await assignedLoads(trx, companyId).whereRaw('quote_id is distinct from ?', [
    quoteId,
  ]);
  if (assigned.length === FREE_PLAN.loads - 1) await notifyLimit(trx, companyId, 'loads');
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

/** The loads of a company that have ever had a carrier, one row each; one by legs counts once, with the first of them. */
export function assignedLoads(db: Knex, companyId: string) {
  return db('shipments')
    .where({ companyId, wholeId: null })
    .whereRaw(
      `(carrier_id is not null or by_legs or exists (select from events
        where events.company_id = shipments.company_id and events.entity_id = shipments.id
          and events.to_status = 'assigned'))`,
    )
    .distinct(db.raw('coalesce(quote_id, id)'));
}
