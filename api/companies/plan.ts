import type { Transaction } from 'objection';
import { Company } from './Company.ts';

/** The limits of the free plan over its whole lifetime (specification, section 9). */
export const FREE = { contacts: 3, loads: 3 };

/** Locks the company and returns whether it is on the free plan; Andén itself has no plan. */
export async function lockIfFree(trx: Transaction, companyId: string): Promise<boolean> {
  const company = await Company.query(trx).findById(companyId).forNoKeyUpdate();
  return company?.plan === 'free' && company.type !== 'internal';
}
