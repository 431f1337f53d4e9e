import { assignedLoads } from '../../award/awards/index.ts';
import { Company, FREE_PLAN } from '../../network/companies/index.ts';
import type { Scope } from '../../core/auth/policy.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { within } from '../../core/list/read.ts';
import type { Env } from '../../core/runtime/env.ts';
import { contactedCarriers } from '../../quoting/invitations/index.ts';

/** The plans with their monthly prices, the free one first. */
export function offers({ amount, currency }: Env['premiumPrice']): Schemas['PlanOffer'][] {
  return [
    { plan: 'free', monthlyPrice: '0.00', currency, ...FREE_PLAN },
    { plan: 'premium', monthlyPrice: amount, currency, contacts: null, loads: null },
  ];
}

/** Counts the carriers that a company contacted and the loads that it assigned, with its plan's limits; throws 404 outside the scope. */
export async function planUse(scope: Scope, companyId: string): Promise<Schemas['PlanUse']> {
  const company = (await within(Company.query(), scope).findById(companyId)) as Company | undefined;
  if (!company) throw new Refusal('NOT_FOUND');
  const trx = Company.knex();
  const isFree = company.plan === 'free' && company.type !== 'internal';
  const count = (used: number, limit: number) => ({ used, limit: isFree ? limit : null });
  const [contacts, loads] = await Promise.all([
    contactedCarriers(trx, companyId),
    assignedLoads(trx, companyId),
  ]);
  return {
    plan: company.plan,
    contacts: count(contacts.length, FREE_PLAN.contacts),
    loads: count(loads.length, FREE_PLAN.loads),
  };
}
