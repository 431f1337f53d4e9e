import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import { FREE_PLAN, lockIfFree, notifyLimit } from '../../network/companies/index.ts';
import { Refusal } from '../../core/errors/errors.ts';

/** Locks the company and refuses with 403 when its free plan does not allow contacting this many carriers; notifies it of the last one. */
export async function assertContacts(trx: Transaction, companyId: string, carrierIds: string[]) {
  if (!(await lockIfFree(trx, companyId))) return;
  const before = await contactedCarriers(trx, companyId);
  const contacted = new Set([...before, ...carrierIds]).size;
  if (contacted === FREE_PLAN.contacts && before.length < contacted)
    await notifyLimit(trx, companyId, 'contacts');
  if (contacted <= FREE_PLAN.contacts) return;
  throw new Refusal('PLAN_LIMIT', {
    params: {
      limit: {
        es: `${FREE_PLAN.contacts} transportistas contactados`,
        en: `${FREE_PLAN.contacts} carrier contacts`,
      },
    },
  });
}

/** The carriers that a company has ever contacted. */
export async function contactedCarriers(db: Knex, companyId: string): Promise<string[]> {
  const rows = await db('invitations').where({ companyId }).distinct('carrierId');
  return rows.map(({ carrierId }) => carrierId as string);
}
