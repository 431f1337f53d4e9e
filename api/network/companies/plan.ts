import type { Transaction } from 'objection';
import { notify } from '../../platform/notifications/index.ts';
import { Company } from './Company.ts';

/** The limits of the free plan over its whole lifetime (specification, section 9). */
export const FREE = { contacts: 3, loads: 3 };

/** The plan of a company. */
export async function planOf(companyId: string): Promise<Company['plan']> {
  return (await Company.query().findById(companyId).select('plan').throwIfNotFound()).plan;
}

/** Locks the company and returns whether it is on the free plan; Andén itself has no plan. */
export async function lockIfFree(trx: Transaction, companyId: string): Promise<boolean> {
  const company = await Company.query(trx).findById(companyId).forNoKeyUpdate();
  return company?.plan === 'free' && company.type !== 'internal';
}

/** Notifies a company that its free plan has reached a limit. */
export function notifyLimit(
  trx: Transaction,
  companyId: string,
  limit: keyof typeof FREE,
): Promise<void> {
  const params = { subject: limit, count: FREE[limit] };
  return notify(trx, 'plan_limit_reached', { of: { companyId }, entityId: companyId, params });
}
