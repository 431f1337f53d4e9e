import { buildCarrier } from '../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../network/companies/test/factory.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import { testServer } from '../server.ts';
import { RESOURCES } from '../permissions/collected.ts';
import type { Owner } from '../permissions/types.ts';

/** A broker with a customer, a carrier of its network, and one record of every resource. */
export type Tenant = Awaited<ReturnType<typeof buildTenant>>;

/** Ids by the name of their resource; tests use some by name. */
type Records = Record<string, string> & Record<Asked, string>;
type Asked =
  'carriers' | 'quotes' | 'invitations' | 'routes' | 'shipments' | 'locations' | 'imports';

/**
 * Inserts a tenant with all its records; `records` are ids by resource, `parts` ids of parts of records by path
 * parameter. It starts the server, whose queues receive the jobs of some records.
 */
export async function buildTenant() {
  await testServer();
  const company = await buildCompany();
  const companyId = company.id;
  const customer = await buildCustomer(company);
  const carrier = await buildCarrier({ companyId, status: 'active' });
  const people = {
    admin: await buildUser({ companyId }),
    agent: await buildUser({ companyId, role: 'member' }),
    shipper: await buildUser({ type: 'shipper', companyId: customer.id }),
    shippersMember: await buildUser({ type: 'shipper', role: 'member', companyId: customer.id }),
    carrier: await buildUser({ type: 'carrier', carrierId: carrier.id }),
    driver: await buildUser({ type: 'carrier', role: 'member', carrierId: carrier.id }),
  };
  const kept = await insertRecords({ company, customer, carrier, admin: people.admin });
  return { company, customer, carrier, people, ...kept };
}

/** Inserts a record of each resource of tenants, and its parts, one after another. */
async function insertRecords(owner: Owner) {
  const records: Record<string, string> = {};
  const parts: Record<string, string> = {};
  for (const [resource, { own, parts: builders }] of Object.entries(RESOURCES)) {
    if (!own) continue;
    const id = await own(owner);
    records[resource] = id;
    for (const [name, build] of Object.entries(builders)) parts[name] = await build(id);
  }
  return { records: records as Records, parts };
}
