import { companyRow, operatorId } from '../testing/base/owners.ts';
import { saved, type Columns } from '../testing/base/saved.ts';
import { Company } from './Company.ts';

/** A saved broker of its own, premium so that no plan limit meets a test that is not about it. */
export function buildCompany(overrides: Columns<Company> = {}): Promise<Company> {
  return saved(Company, { ...companyRow(), ...overrides });
}

/** A saved customer of a broker, or of Andén without one. */
export function buildCustomer(owner: Pick<Company, 'id'> | null, overrides: Columns<Company> = {}) {
  const ownerCompanyId = owner?.id ?? null;
  return buildCompany({ type: 'shipper', plan: 'free', ownerCompanyId, ...overrides });
}

/** Andén's own company, of which there is one. */
export async function buildOperator(): Promise<Company> {
  const id = await operatorId();
  return (await Company.query().findById(id))!;
}
