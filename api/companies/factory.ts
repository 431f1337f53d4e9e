import { testDb } from '../testing/db.ts';
import { saved, type Columns } from '../testing/saved.ts';
import { Company } from './Company.ts';

let count = 0;

/** A saved broker of its own, premium so that no plan limit meets a test that is not about it. */
export function buildCompany(overrides: Columns<Company> = {}): Promise<Company> {
  count += 1;
  const row = {
    type: 'broker',
    name: `Logística de Prueba ${process.pid}-${count}`,
    plan: 'premium',
  };
  return saved(Company, { ...row, ...overrides });
}

/** A saved customer of a broker, or of the house without one. */
export function buildCustomer(owner: Pick<Company, 'id'> | null, overrides: Columns<Company> = {}) {
  const ownerCompanyId = owner?.id ?? null;
  return buildCompany({ type: 'shipper', plan: 'free', ownerCompanyId, ...overrides });
}

/** The house, of which there is one. */
export async function buildHouse(): Promise<Company> {
  const db = await testDb();
  await db.raw(
    `insert into companies (type, name) values ('internal', 'Andén de Prueba')
     on conflict (type) where type = 'internal' do nothing`,
  );
  return (await Company.query().findOne({ type: 'internal' }))!;
}
