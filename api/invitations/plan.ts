import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import { FREE_PLAN, lockIfFree } from '../companies/index.ts';
import { Refusal } from '../core/http/errors.ts';

/** Locks the company and refuses with 403 when its free plan does not allow contacting this many carriers. */
export async function assertContacts(trx: Transaction, companyId: string, carrierIds: string[]) {
  if (!(await lockIfFree(trx, companyId))) return;
  const contacted = new Set([...(await contactedCarriers(trx, companyId)), ...carrierIds]);
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

/** The carriers that a company has ever contacted. */
export async function contactedCarriers(db: Knex, companyId: string): Promise<string[]> {
  const rows = await db('invitations').where({ companyId }).distinct('carrierId');
  return rows.map(({ carrierId }) => carrierId as string);
}
