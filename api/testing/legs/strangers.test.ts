import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { loadContract, operations, type Operation } from '../../core/contract/document.ts';
import { buildCarrier } from '../../network/carriers/test/factory.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { User } from '../../platform/users/User.ts';
import { buildInvitation } from '../../quoting/invitations/test/factory.ts';
import { resetRateLimits } from '../base/db.ts';
import { as } from '../client.ts';
import { RESOURCES } from '../permissions/collected.ts';
import { BODIES, filled, QUERIES, said, send } from '../tenants/requests.ts';
import { buildTenant, type Tenant } from '../tenants/tenant.ts';
import { buildLoadByLegs, buildQuoteByLegs } from './byLegs.ts';

type Kind = (typeof KINDS)[number];
type Parts = Record<string, string>;

const KINDS = ['quotes', 'invitations', 'shipments'] as const;
const ofRecords = operations(loadContract()).filter(({ path }) =>
  KINDS.some((kind) => path.startsWith(`/${kind}/{id}`)),
);

describe("A leg's carrier", function () {
  this.timeout(120_000);
  let tenant: Tenant, parts: Parts;
  let people: Record<'admin' | 'driver', User>;
  /** Its own leg, and what it may not reach: another leg, and the whole. */
  let own: Record<Kind, string>;
  let others: Record<'another leg' | 'the whole', Record<Kind, string>>;

  before(async () => {
    tenant = await buildTenant();
    const owners = { companyId: tenant.company.id, customerId: tenant.customer.id };
    const carrierId = (await buildCarrier({ companyId: owners.companyId, status: 'active' })).id;
    people = {
      admin: await buildUser({ type: 'carrier', carrierId }),
      driver: await buildUser({ type: 'carrier', role: 'member', carrierId }),
    };
    const { whole, legs } = await buildQuoteByLegs({ ...owners, status: 'rated' });
    const load = await buildLoadByLegs(owners, { transfer: carrierId });
    const asked = async (quoteId: string, of: object) =>
      (await buildInvitation({ quoteId, rate: {}, ...of })).id;
    const idsOf = async (quote: Row, shipment: Row, of: object = {}) => ({
      quotes: quote.id,
      invitations: await asked(quote.id, of),
      shipments: shipment.id,
    });
    own = await idsOf(legs.transfer, load.legs.transfer, { carrierId });
    others = {
      'another leg': await idsOf(legs.us, load.legs.us),
      'the whole': await idsOf(whole, load.whole),
    };
    parts = await partsOf(load.legs.us.id, others['another leg'].invitations);
  });

  beforeEach(resetRateLimits);

  for (const { path, method, operation } of ofRecords) {
    it(`gets from ${method.toUpperCase()} ${path} for another leg and for the whole what it gets for none`, async () => {
      const kind = path.split('/')[1] as Kind;
      const { query, body } = requestOf(operation, tenant);
      for (const [name, person] of Object.entries(people)) {
        const at = (id: string) =>
          send(person, method, `/api${filled(path, id, { parts })}${query}`, body);
        const none = await at(randomUUID());
        expect(none.status, name).to.be.oneOf([403, 404]);
        for (const [what, ids] of Object.entries(others))
          expect(said(await at(ids[kind])), `${name}, ${what}`).to.deep.equal(said(none));
      }
    });
  }

  it('reads its own leg, and not the one beside it', async () => {
    for (const person of Object.values(people))
      for (const kind of ['invitations', 'shipments'] as const) {
        expect((await as(person).get(`/api/${kind}/${own[kind]}`)).status).to.equal(200);
        const none = await as(person).get(`/api/${kind}/${others['another leg'][kind]}`);
        expect(none.status).to.equal(404);
      }
  });

  it('changes its own leg, and reaches no part of another by it', async () => {
    const { confirmationId, accessorialId, reportId } = parts;
    for (const path of [
      `rateConfirmations/${confirmationId}/sheet`,
      `rateConfirmations/${confirmationId}/file?format=html`,
    ]) {
      const { status } = await as(people.admin).get(`/api/shipments/${own.shipments}/${path}`);
      expect(status, path).to.equal(404);
    }
    for (const path of [`incidents/${reportId}/resolve`, `accessorials/${accessorialId}/review`]) {
      const body = path.endsWith('review') ? { decision: 'withdrawn' } : {};
      const at = `/api/shipments/${own.shipments}/${path}`;
      expect((await as(people.admin).post(at, body)).status, path).to.equal(404);
    }
    const moved = await as(people.admin).post(`/api/shipments/${own.shipments}/move`, {
      status: 'at_pickup',
    });
    expect(moved.status).to.equal(200);
  });
});

interface Row {
  id: string;
}

function requestOf({ operationId, requestBody, ...operation }: Operation, tenant: Tenant) {
  const named = operation['x-handler'] ?? operationId;
  const body = requestBody && (BODIES[named]?.(tenant) ?? {});
  return { query: QUERIES[named] ?? '', body };
}

/** The ids of parts of another leg's load and invitation, by path parameter. */
async function partsOf(shipmentId: string, invitationId: string): Promise<Parts> {
  const parts: Parts = {};
  for (const [id, resource] of [
    [shipmentId, 'shipments'],
    [invitationId, 'invitations'],
  ] as const)
    for (const [name, build] of Object.entries(RESOURCES[resource]!.parts))
      parts[name] = await build(id);
  return parts;
}
