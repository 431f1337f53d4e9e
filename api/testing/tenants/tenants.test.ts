import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import {
  loadContract,
  operations,
  resolve,
  type Operation,
  type Parameter,
} from '../../core/contract/document.ts';
import { as, type Answer } from '../client.ts';
import { RESOURCES } from '../permissions/collected.ts';
import { BODIES, filled, QUERIES, said, send } from './requests.ts';
import { buildTenant, type Tenant } from './tenant.ts';

/** Resources without records of tenants: shared by all, or Andén's alone. */
const SHARED = Object.keys(RESOURCES).filter((name) => !RESOURCES[name]!.own);

/** The id of a page, which its browser makes: its end has the same answer for every id. */
const OWN_PAGE = '/presences/{id}';

const contract = loadContract();
const all = operations(contract).filter(({ path }) => !isShared(path));
const ofRecords = all.filter(({ path }) => path.includes('{id}') && path !== OWN_PAGE);
const lists = all.filter(({ method, operation }) => method === 'get' && operation['x-sort']);

/** The other tenant's ids that each filter accepts. */
const FOREIGN: Record<string, (other: Tenant) => string[]> = {
  id: ({ records }) => Object.values(records),
  companyId: ({ company, customer }) => [company.id, customer.id],
  ownerCompanyId: ({ company }) => [company.id],
  customerId: ({ customer }) => [customer.id],
  carrierId: ({ carrier }) => [carrier.id],
  routeId: ({ records }) => [records.routes],
  quoteId: ({ records }) => [records.quotes],
  importId: ({ records }) => [records.imports],
};

describe('A tenant', function () {
  this.timeout(120_000);
  let own: Tenant;
  let other: Tenant;
  let foreignIds: string[];

  before(async () => {
    [own, other] = [await buildTenant(), await buildTenant()];
    const { company, customer, carrier, people, records } = other;
    const rows = [company, customer, carrier, ...Object.values(people)];
    foreignIds = [...Object.values(records), ...rows.map(({ id }) => id)];
  });

  const everybody = () => Object.entries(own.people);

  it('has records of every kind in the contract', () => {
    const kinds = new Set(ofRecords.map(({ path }) => path.split('/')[1]));
    expect([...kinds]).to.have.members(Object.keys(own.records));
  });

  for (const { path, method, operation } of ofRecords) {
    it(`gets from ${method.toUpperCase()} ${path} the same answer for another tenant's record as for none`, async () => {
      const kind = path.split('/')[1]!;
      const named = operation['x-handler'] ?? operation.operationId;
      const query = QUERIES[named] ?? '';
      const body = operation.requestBody && (BODIES[named]?.(other) ?? {});
      for (const [name, person] of everybody()) {
        const at = (id: string) =>
          send(person, method, `/api${filled(path, id, other)}${query}`, body);
        const [foreign, none] = [await at(other.records[kind]!), await at(randomUUID())];
        expect(foreign.status, name).to.be.oneOf([403, 404]);
        expect(said(foreign), name).to.deep.equal(said(none));
      }
      if (method !== 'get') return;
      const { status } = await as(own.people.admin).get(
        `/api${filled(path, own.records[kind]!, own)}${query}`,
      );
      expect(status, 'its own').to.equal(200);
    });
  }

  for (const { path, operation } of lists) {
    it(`gets no record of another tenant from GET ${path}`, async () => {
      const filters = Object.keys(FOREIGN).filter((name) => named(operation).includes(name));
      const queries = filters.flatMap((name) => FOREIGN[name]!(other).map((id) => `${name}=${id}`));
      for (const [name, person] of everybody()) {
        const everything = await as(person).get(
          `/api${path}${path.endsWith('/export') ? '' : '?limit=1000'}`,
        );
        expect(everything.status, name).to.be.oneOf([200, 403, 422]);
        if (everything.status === 200) expect(foreignIn(everything), name).to.deep.equal([]);
        if (everything.status === 403) continue;
        for (const query of queries) await expectNone(person, `/api${path}?${query}`);
      }
    });
  }

  it('gets no counts of another tenant', async () => {
    for (const kind of ['quotes', 'shipments', 'invitations', 'locations', 'companies']) {
      const { body } = await as(own.people.admin).get<unknown[]>(`/api/${kind}?limit=1000`);
      const counted = await as(own.people.admin).get(`/api/${kind}?countQuery=true`);
      expect(counted.body, kind).to.deep.equal({ count: body.length });
    }
    for (const { path, operation } of lists.filter(({ operation }) => operation['x-count-by'])) {
      const { body } = await as(own.people.admin).get<unknown[]>(`/api${path}?limit=1000`);
      for (const field of operation['x-count-by']!) {
        const counted = await as(own.people.admin).get<{ counts: Record<string, number> }>(
          `/api${path}?countBy=${field}`,
        );
        const sum = Object.values(counted.body.counts).reduce((a, b) => a + b, 0);
        expect(sum, `${path} by ${field}`).to.equal(body.length);
      }
    }
  });

  /** Expects an empty list, or a refused filter. */
  async function expectNone(person: { email: string }, path: string) {
    const { status, body, headers } = await as(person).get<unknown[]>(path);
    if (status === 422) return;
    const rows = headers.get('x-total-count') ?? String(body.length);
    expect({ status, rows }, `${person.email} ${path}`).to.deep.equal({ status: 200, rows: '0' });
    if (path.includes('/export')) return;
    const counted = await as(person).get(`${path}&countQuery=true`);
    expect(counted.body, path).to.deep.equal({ count: 0 });
  }

  function foreignIn({ body }: Answer<unknown>) {
    const text = JSON.stringify(body);
    return foreignIds.filter((id) => text.includes(id));
  }
});

function isShared(path: string) {
  return SHARED.some((name) => path === `/${name}` || path.startsWith(`/${name}/`));
}

/** The parameters of an operation. */
function named({ parameters = [] }: Operation) {
  return parameters.map((one) => resolve<Parameter>(contract, one).name);
}
