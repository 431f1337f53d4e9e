import { expect } from 'chai';
import { loadContract, operations, resolve, type Parameter } from '../../core/contract/document.ts';
import { buildContact } from '../../network/contacts/test/factory.ts';
import { buildInvitation } from '../../quoting/invitations/test/factory.ts';
import { buildLocation } from '../../network/locations/test/factory.ts';
import { buildQuote } from '../../quoting/quotes/test/factory.ts';
import { buildShipment } from '../../trip/shipments/test/factory.ts';
import type { Person } from '../permissions/types.ts';
import { buildWorld, type BuiltWorld } from '../permissions/world.ts';
import { as } from '../client.ts';

const contract = loadContract();
const LISTS = operations(contract).filter(({ operation }) => operation['x-sort']);
const KINDS = ['shipperAdmin', 'shipperMember', 'carrierAdmin', 'carrierMember'];

/**
 * Parameters that control a list, filters with tests of their own, and an import's id, which only its own company
 * knows.
 */
const CONTROLS = [
  ...['limit', 'offset', 'cursor', 'range', 'sort', 'filter', 'total'],
  ...['countQuery', 'countBy', 'internalCount', 'format', 'fields', 'expand'],
  ...['id', 'q', 'importId', 'archived'],
];

/** Filters and sorts that are not fields of a row, and the value of a row that they compare. */
const ASKS: Record<string, string> = {
  originState: 'origin or originStates or load',
  destinationState: 'destination or load',
  deliveryState: 'deliveryStates',
  stopState: 'stops or load',
  viaStates: 'stops or load',
  movement: 'movement or movements',
  equipmentId: 'equipmentId or equipmentList',
  bridgeId: 'bridgeList',
  type: 'type or userTypeId or documents',
  status: 'status or documents',
  stops: 'stoppedInvitations',
  urgency: 'documents or stoppedInvitations or customerAnswer',
  amount: 'rate',
  since: 'date',
  until: 'date',
  createdFrom: 'createdAt',
  createdTo: 'createdAt',
  sentFrom: 'sentAt',
  sentTo: 'sentAt',
  rated: 'firstRateAt or rate',
  ratedWithinHour: 'minutesToFirstRate',
  evidence: 'owedEvidence',
};

/** Filters that everybody may use but that match nothing for these kinds of users. */
const FINDS_NOTHING: Record<string, string[]> = {
  listQuotes: ['carrierId', 'ratedBy', 'assignedTo'],
  exportQuotes: ['carrierId', 'ratedBy', 'assignedTo'],
};

const SECRET = { carrier: 'Transportes Incógnitos', customer: 'Ensambles Incógnitos' };

describe('The filters and sorts of lists', function () {
  this.timeout(120_000);
  let world: BuiltWorld;

  before(async () => {
    world = await buildWorld();
    const companyId = world.broker.id;
    const customerId = world.shipper.id;
    const carrierId = world.carrier.id;
    await world.carrier.$query().patch({ carrierName: SECRET.carrier });
    await world.shipper.$query().patch({ name: SECRET.customer });
    const { id: quoteId } = await buildQuote({ companyId, customerId });
    await buildInvitation({ quoteId, carrierId, rate: { allIn: '900.00' } });
    const costs = { purchaseCost: '900.00', saleValue: '1200.00' };
    const load = { companyId, customerId, carrierId, status: 'assigned' as const, ...costs };
    await buildShipment(load);
    await buildLocation({ companyId: customerId });
    await buildContact({ companyId: customerId });
    await buildContact({ carrierId });
  });

  for (const kind of KINDS) {
    it(`reveal to ${kind} no more than the rows show`, async () => {
      const person = world.people.find(({ name }) => name === kind)!;
      const told: string[] = [];
      for (const list of LISTS) told.push(...(await tellingMore(list, person)));
      expect(told).to.deep.equal([]);
    });
  }

  it('do not find a load or quote by text that the user may not read', async () => {
    const shipper = as(world.people.find(({ name }) => name === 'shipperMember')!.user);
    const carrier = as(world.people.find(({ name }) => name === 'carrierMember')!.user);
    const found = async (client: typeof shipper, path: string, q: string) =>
      (await client.get<object[]>(path, { query: { q } })).body.length;
    expect(await found(shipper, '/api/quotes', SECRET.carrier)).to.equal(0);
    expect(await found(shipper, '/api/shipments', SECRET.carrier)).to.equal(0);
    expect(await found(shipper, '/api/quotes', 'monterrey')).to.equal(1);
    expect(await found(carrier, '/api/shipments', SECRET.customer)).to.equal(0);
    expect(await found(carrier, '/api/shipments', 'monterrey')).to.equal(1);
  });

  it('find nothing by an empty list of values; one answered 500', async () => {
    const { user: root } = world.people.find(({ name }) => name === 'root')!;
    const wrong: string[] = [];
    for (const { path, operation } of LISTS.filter(({ path }) => !path.includes('{')))
      for (const { name, schema } of filtersOf(operation)) {
        if (resolve<Schema>(contract as never, schema as Schema).type !== 'array') continue;
        const query = { filter: JSON.stringify({ [name]: [] }) };
        const { status, body } = await as(root).get<unknown>(`/api${path}`, { query });
        if (status !== 200 || !isEmpty(body)) wrong.push(`${path} ${name} ${status}`);
      }
    expect(wrong).to.deep.equal([]);
  });

  /** The accepted filters and sorts of a list that use values which no row shows. */
  async function tellingMore({ path, operation }: (typeof LISTS)[number], { user }: Person) {
    const list = path.replace(/\/export$/, '');
    const rows = await as(user).get<object[]>(`/api${list}`, { query: { limit: 1 } });
    if (rows.status === 403) return [];
    const shown = Object.keys(rows.body[0] ?? {});
    const isShown = (name: string) =>
      (ASKS[name] ?? name).split(' or ').some((field) => shown.includes(field));
    const more: string[] = [];
    for (const parameter of filtersOf(operation).filter(({ name }) => !isShown(name))) {
      const query = { [parameter.name]: sample(parameter) };
      const answer = await as(user).get<unknown>(`/api${path}`, { query });
      if (answer.status === 422) continue;
      expect(answer.status).to.equal(200);
      if (FINDS_NOTHING[operation.operationId]?.includes(parameter.name) && isEmpty(answer.body))
        continue;
      if (shown.length > 0) more.push(`${operation.operationId} ${parameter.name}`);
    }
    const sorts = shown.length > 0 ? operation['x-sort']!.filter((name) => !isShown(name)) : [];
    return [...more, ...sorts.map((name) => `${operation.operationId} sorted by ${name}`)];
  }

  /** A value for the parameter that occurs in the test records, if there is one. */
  function sample({ name, schema }: Parameter): string {
    const ids: Record<string, string> = {
      carrierId: world.carrier.id,
      companyId: world.broker.id,
      customerId: world.shipper.id,
      ownerCompanyId: world.broker.id,
    };
    const { type, format, ...rest } = resolve<Schema>(contract as never, schema as Schema);
    const items = rest.items && resolve<Schema>(contract as never, rest.items);
    const first = rest.enum?.[0] ?? items?.enum?.[0];
    if (first !== undefined) return String(first);
    if (type === 'boolean') return 'true';
    if (format === 'date') return '2020-01-01';
    return ids[name] ?? (format === 'uuid' ? world.carrier.id : 'AAAA');
  }
});

/** The filters of a list. */
function filtersOf({ parameters = [] }: (typeof LISTS)[number]['operation']): Parameter[] {
  return parameters
    .map((parameter) => resolve<Parameter>(contract as never, parameter as Parameter))
    .filter(({ name, in: where }) => where === 'query' && !CONTROLS.includes(name));
}

interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  items?: Schema;
}

/** Whether there are no rows, or only the headings of a file. */
function isEmpty(body: unknown) {
  return Array.isArray(body) ? body.length === 0 : String(body).trim().split('\r\n').length === 1;
}
