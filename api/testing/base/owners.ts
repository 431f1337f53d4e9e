import { testDb } from './db.ts';

let count = 0;

/** The columns of a broker with a unique name, on the premium plan, so that tests are not affected by plan limits. */
export function companyRow() {
  count += 1;
  return {
    type: 'broker',
    name: `Logística de Prueba ${process.pid}-${count}`,
    plan: 'premium',
  };
}

/** The columns of an active carrier from Monterrey to Texas, in the internal network. */
export function carrierRow() {
  count += 1;
  return {
    carrierName: `Transportes de Prueba ${process.pid}-${count}`,
    countries: ['MX', 'US'],
    originStates: ['MX-NLE'],
    deliveryStates: ['US-TX'],
    movements: ['cross_border'],
    status: 'active',
  };
}

/** The id of Andén's own company; creates it at the first call. */
export async function operatorId(): Promise<string> {
  const db = await testDb();
  await db.raw(
    `insert into companies (type, name) values ('internal', 'Andén de Prueba')
     on conflict (type) where type = 'internal' do nothing`,
  );
  return (await db('companies').where({ type: 'internal' }).first('id')).id;
}

/** Inserts a company or carrier for a user, and returns its id. */
export async function insertOwner(table: 'companies' | 'carriers', row: object): Promise<string> {
  const db = await testDb();
  const [owner] = await db(table).insert(row).returning('id');
  return owner.id;
}
