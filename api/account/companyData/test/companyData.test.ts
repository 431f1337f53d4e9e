import { expect } from 'chai';
import { validate as isId } from 'uuid';
import type { Knex } from 'knex';
import * as modules from '../../../process/modules.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { testServer } from '../../../testing/server.ts';
import { buildTenant, type Tenant } from '../../../testing/tenants/tenant.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { LEFT_OUT, TABLES } from '../tables.ts';

interface Line {
  table: string;
  row: Record<string, unknown>;
}

const PATH = '/api/company_data/export';

/** Records of the tenant that are of one person, or of Andén. */
const NOT_OF_THE_COMPANY = ['saved_queries', 'notifications'];

describe('GET /company_data/export', function () {
  this.timeout(120_000);
  let db: Knex;
  let own: Tenant;
  let other: Tenant;

  before(async () => {
    ({ db } = await testServer());
    [own, other] = [await buildTenant(), await buildTenant()];
  });

  async function fetched() {
    const { status, body, headers } = await as(own.people.admin).get<string>(PATH);
    expect(status).to.equal(200);
    const [description, ...rows] = body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    return { description, rows: rows as Line[], body, headers };
  }

  it('is for the admin of a broker', async () => {
    expect((await anonymous.get(PATH)).status).to.equal(401);
    const others = [own.people.agent, own.people.shipper, own.people.carrier];
    for (const person of [...others, await buildUser({ type: 'internal', role: 'root' })])
      expect((await as(person).get(PATH)).status).to.equal(403);
  });

  it('has every table of the database, or a reason for leaving it out', async () => {
    const { rows } = await db.raw(`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname not like 'knex%'`);
    const tables = (rows as { name: string }[]).map(({ name }) => name);
    const known = [...Object.keys(TABLES), ...Object.keys(LEFT_OUT), ...catalogs()];
    expect(tables).to.have.members(known);
  });

  it('has every row of the company, and tells their number before', async () => {
    const { description, rows, headers } = await fetched();
    expect(description).to.include({ companyId: own.company.id, rows: rows.length });
    expect(headers.get('x-total-count')).to.equal(String(rows.length));
    expect(headers.get('content-disposition')).to.match(
      /filename="company_data-\d{4}-\d\d-\d\d\.jsonl"/,
    );
    const ids = new Set(rows.map(({ row }) => row.id));
    const wanted = Object.entries(own.records).filter(
      ([resource]) => !NOT_OF_THE_COMPANY.includes(resource),
    );
    for (const [resource, id] of wanted) expect(ids, resource).to.include(id);
    for (const id of Object.values(own.parts).filter(isId)) expect(ids).to.include(id);
    for (const table of await tablesOfCompany(own.company.id))
      expect(
        rows.map((line) => line.table),
        table,
      ).to.include(table);
  });

  it('has the stops of quotes, routes and loads with their contacts', async () => {
    const admin = as(own.people.admin);
    const place = (city: string) => ({ city, state: 'MX-NLE', country: 'MX' });
    const contact = { name: 'Nayeli Paredes', phone: '528112345678' };
    const stops = [
      { kind: 'pickup', place: place('Apodaca') },
      { kind: 'delivery', place: place('Escobedo'), contact },
      { kind: 'delivery', place: place('Santa Catarina') },
    ];
    const lane = { movement: 'mexico', stops };
    for (const [path, body] of Object.entries({
      quotes: lane,
      routes: { ...lane, frequency: 'weekly' },
      shipments: lane,
    }))
      expect((await admin.post(`/api/${path}`, body)).status, path).to.equal(201);
    const { rows } = await fetched();
    for (const table of ['quote_stops', 'route_stops', 'shipment_stops']) {
      const ofTable = rows.filter((line) => line.table === table);
      expect(
        ofTable.map(({ row }) => row.contact),
        table,
      ).to.deep.include(contact);
    }
  });

  it('has no record of another company, and no secret', async () => {
    const { rows, body } = await fetched();
    const people = Object.values(other.people);
    const foreign = [other.company, other.customer, other.carrier, ...people].map(({ id }) => id);
    for (const id of [...foreign, ...Object.values(other.records)]) expect(body).not.to.include(id);
    for (const { row } of rows)
      expect(row).not.to.have.any.keys('identity_sub', 'file_key', 'actor');
    const links = rows.filter(({ table }) => table === 'links');
    for (const { row } of links) expect(row).not.to.have.property('number');
  });

  it('is in the security log', async () => {
    await fetched();
    const entries = await db('security_events').where({ userId: own.people.admin.id });
    expect(entries.map(({ operation }) => operation)).to.include('exportCompanyData');
  });

  /** The tables of the catalogs, which all companies share. */
  function catalogs(): string[] {
    return Object.values(modules)
      .map((module) => ('name' in module ? module.name.match(/^catalogs\/(\w+)$/)?.[1] : undefined))
      .filter((table) => table !== undefined);
  }

  /** The tables that have rows with this company. */
  async function tablesOfCompany(id: string): Promise<string[]> {
    const { rows } = await db.raw(`select relname as name from pg_class
      join pg_attribute on attrelid = pg_class.oid and attname = 'company_id' and not attisdropped
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`);
    const names = (rows as { name: string }[]).map(({ name }) => name);
    const counted = await Promise.all(
      names.map(async (name) => [name, await db(name).where({ company_id: id }).first()] as const),
    );
    return counted.filter(([, row]) => row).map(([name]) => name);
  }
});
