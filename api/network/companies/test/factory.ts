import { companyRow, operatorId } from '../../../testing/base/owners.ts';
import { saved, type Columns } from '../../../testing/base/saved.ts';
import { Company } from '../Company.ts';

/** Inserts a broker, on the premium plan, so that tests are not affected by plan limits. */
export function buildCompany(overrides: Columns<Company> = {}): Promise<Company> {
  return saved(Company, { ...companyRow(), ...overrides });
}

/** Inserts a customer of a broker, or of Andén without one. */
export function buildCustomer(owner: Pick<Company, 'id'> | null, overrides: Columns<Company> = {}) {
  const ownerCompanyId = owner?.id ?? null;
  return buildCompany({ type: 'shipper', plan: 'free', ownerCompanyId, ...overrides });
}

/** Inserts Andén's own company; returns the existing one if there is one. */
export async function buildOperator(): Promise<Company> {
  const id = await operatorId();
  return (await Company.query().findById(id))!;
}
