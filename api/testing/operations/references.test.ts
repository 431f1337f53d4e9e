import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../core/contract/types.ts';
import { buildExchangeRate, buildQuote, quoteInput } from '../../quoting/quotes/test/factory.ts';
import type { User } from '../../platform/users/User.ts';
import { as } from '../client.ts';
import { buildTenant, type Tenant } from '../tenants/tenant.ts';

type Attempt = [who: User, method: 'post' | 'patch', path: string, field: string, body: object];

const place = { city: 'Monterrey', state: 'MX-NLE', country: 'MX' } as const;

const ADDRESS = 'addressList.0.locationId';

describe('A reference to a record of another tenant', function () {
  this.timeout(60_000);
  let own: Tenant;
  let other: Tenant;
  let draft: string;

  before(async () => {
    await buildExchangeRate();
    [own, other] = [await buildTenant(), await buildTenant()];
    const load = { companyId: own.company.id, customerId: own.customer.id };
    draft = (await buildQuote(load)).id;
  });

  it('is refused with an error on its field, like an unknown record', async () => {
    for (const [who, method, path, field, body] of attempts()) {
      const answer = await as(who)[method]<Schemas['Problem']>(`/api${path}`, body);
      const call = `${method} ${path} ${JSON.stringify(body)}`;
      expect(answer.status, call).to.equal(422);
      expect(answer.body.errors, call).to.have.property(field);
      expect(JSON.stringify(answer.body), call).not.to.include(other.company.name);
    }
  });

  it('is refused where only own records are possible', async () => {
    for (const [who, method, path, field, body] of ownings()) {
      const answer = await as(who)[method]<Schemas['Problem']>(`/api${path}`, body);
      expect(answer.status, `${method} ${path} ${field}`).to.equal(403);
    }
  });

  it("does not move a shipper's quote to another company", async () => {
    const change = { customerId: other.customer.id };
    const path = `/api/quotes/${draft}`;
    const shipper = as(own.people.shipper);
    const { status, body } = await shipper.patch<Schemas['Problem']>(path, change);
    expect(status).to.equal(422);
    expect(body.errors).to.have.keys('customerId');
    const kept = await shipper.get<Schemas['Quote']>(path);
    expect(kept.body.customerId).to.equal(own.customer.id);
  });

  it('is not archived by a bulk call', async () => {
    for (const kind of ['users', 'companies', 'carriers', 'contacts', 'locations'] as const) {
      const body = { action: 'archive', ids: [other.records[kind], randomUUID()] };
      const answer = await as(own.people.admin).post<Schemas['BulkResult']>(
        `/api/${kind}/bulk`,
        body,
      );
      const [foreign, none] = answer.body.results.map(({ id: _id, ...result }) => result);
      expect(foreign, kind).to.deep.equal(none).and.to.include({ status: 404 });
    }
  });

  function attempts(): Attempt[] {
    return [...loads(), ...decisions(), ...places(), ...addresses()];
  }

  function loads(): Attempt[] {
    const { admin, shipper } = own.people;
    const [lane, customerId, companyId] = [quoteInput(), other.customer.id, other.company.id];
    const there = foreignPlace();
    const shipment = `/shipments/${own.records.shipments}`;
    return [
      ...[admin, shipper].flatMap((who): Attempt[] => [
        [who, 'post', '/quotes', 'customerId', { ...lane, customerId }],
        [who, 'post', '/quotes', 'companyId', { ...lane, companyId }],
        [who, 'post', '/quotes', 'origin.locationId', { ...lane, origin: there }],
        [who, 'post', '/shipments', 'customerId', { ...lane, customerId }],
        [who, 'post', '/shipments', 'companyId', { ...lane, companyId }],
        [who, 'post', '/shipments', 'origin.locationId', { ...lane, origin: there }],
        [who, 'patch', `/quotes/${draft}`, 'origin.locationId', { origin: there }],
      ]),
      [admin, 'patch', `/quotes/${draft}`, 'customerId', { customerId }],
      [admin, 'patch', shipment, 'customerId', { customerId }],
      [admin, 'patch', shipment, 'origin.locationId', { origin: there }],
    ];
  }

  function decisions(): Attempt[] {
    const { admin } = own.people;
    const { carriers, invitations } = other.records;
    const rated = `/quotes/${own.records.quotes}`;
    return [
      [admin, 'post', `/quotes/${draft}/send`, 'carrierIds', { carrierIds: [carriers] }],
      [admin, 'post', `${rated}/award`, 'invitationId', { invitationId: invitations }],
    ];
  }

  function places(): Attempt[] {
    const { admin, carrier } = own.people;
    const [customerId, companyId] = [other.customer.id, other.company.id];
    const carrierId = other.carrier.id;
    const location = `/locations/${own.records.locations}`;
    return [
      [admin, 'post', '/locations', 'customerId', { name: 'Patio', ...place, customerId }],
      [admin, 'patch', location, 'customerId', { customerId }],
      ...[admin, carrier].flatMap((who): Attempt[] => [
        [who, 'post', '/contacts', 'companyId', { name: 'X', companyId }],
        [who, 'post', '/contacts', 'carrierId', { name: 'X', carrierId }],
      ]),
    ];
  }

  /** Addresses are no saved locations: sequences of two tenants found another's location kept in a company's address. */
  function addresses(): Attempt[] {
    const { admin, carrier } = own.people;
    const address = foreignPlace();
    const incident = { incidentId: randomUUID(), place: address };
    const [company, trucker] = [`/companies/${own.customer.id}`, `/carriers/${own.carrier.id}`];
    return [
      [admin, 'post', '/companies', 'address.locationId', { name: 'X', address }],
      [admin, 'patch', company, 'address.locationId', { address }],
      [admin, 'post', '/carriers', ADDRESS, { carrierName: 'X', addressList: [address] }],
      [carrier, 'patch', trucker, ADDRESS, { addressList: [address] }],
      [
        carrier,
        'post',
        `/shipments/${own.records.shipments}/incidents`,
        'place.locationId',
        incident,
      ],
    ];
  }

  function foreignPlace() {
    return { ...place, locationId: other.records.locations };
  }

  function ownings(): Attempt[] {
    const { admin, shipper, carrier, agent, driver } = own.people;
    const [companyId, carrierId] = [other.company.id, other.carrier.id];
    const person = { email: `${randomUUID()}@prueba.test`, firstName: 'A', lastName: 'B' };
    const broker = { ...person, userTypeId: 2, userRoleId: 3 };
    const trucker = { ...person, userTypeId: 4, userRoleId: 3 };
    return [
      [admin, 'post', '/locations', 'companyId', { name: 'Patio', ...place, companyId }],
      [shipper, 'post', '/locations', 'companyId', { name: 'Patio', ...place, companyId }],
      [admin, 'post', '/companies', 'owner', { name: 'X', ownerCompanyId: companyId }],
      [admin, 'post', '/carriers', 'companyId', { carrierName: 'X', companyId }],
      [admin, 'post', '/users', 'companyId', { ...broker, companyId }],
      [admin, 'post', '/users', 'carrierId', { ...broker, carrierId }],
      [carrier, 'post', '/users', 'carrierId', { ...trucker, carrierId }],
      [admin, 'patch', `/users/${agent.id}`, 'companyId', { companyId }],
      [admin, 'patch', `/users/${agent.id}`, 'carrierId', { carrierId }],
      [carrier, 'patch', `/users/${driver.id}`, 'carrierId', { carrierId }],
    ];
  }
});
