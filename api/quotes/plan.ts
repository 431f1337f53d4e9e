import type { Transaction } from 'objection';
import { Company } from '../companies/Company.ts';
import { Refusal } from '../core/errors.ts';

/** What a free company may do in all (specification, section 9). */
const FREE = { contacts: 3, loads: 3 };

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
  if (assigned.length < FREE.loads) return;
  throw new Refusal('PLAN_LIMIT', {
    params: {
      limit: { es: `${FREE.loads} cargas asignadas`, en: `${FREE.loads} load assignments` },
    },
  });
}

/** The house has no plan. */
async function lockIfFree(trx: Transaction, companyId: string) {
  const company = await Company.query(trx).findById(companyId).forNoKeyUpdate();
  return company?.plan === 'free' && company.type !== 'internal';
}
