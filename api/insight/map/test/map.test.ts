import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildIncident } from '../../../catalogs/incidents/test/factory.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildLocation } from '../../../network/locations/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { buildReport, buildShipment, buildStops } from '../../../trip/shipments/test/factory.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';

type Facts = Schemas['MapFacts'];

describe('GET /map', function () {
  this.timeout(30_000);
  let companyId: string, carrierId: string, broker: User, stranger: User;
  const of = async (user: User, query = '') => (await as(user).get<Facts>(`/api/map${query}`)).body;

  before(async () => {
    companyId = (await buildCompany()).id;
    broker = await buildUser({ companyId });
    stranger = await buildUser({ companyId: (await buildCompany()).id, role: 'member' });
    carrierId = (
      await buildCarrier({
        companyId,
        originStates: ['MX-NLE', 'MX-JAL'],
        deliveryStates: ['US-TX'],
      })
    ).id;
  });

  it('needs a token, and a sensible number of days', async () => {
    expect((await anonymous.get('/api/map')).status).to.equal(401);
    expect((await as(broker).get('/api/map?days=0')).status).to.equal(422);
  });

  it('counts the active carriers of each state in the own network', async () => {
    const carriers = { companyId, originStates: ['MX-NLE'], deliveryStates: ['US-TX'] };
    await buildCarrier(carriers);
    await buildCarrier({ ...carriers, status: 'suspended' });
    const member = await buildUser({ companyId, role: 'member' });
    expect((await of(member)).coverage).to.deep.equal([
      { state: 'MX-JAL', origins: 1, deliveries: 0 },
      { state: 'MX-NLE', origins: 2, deliveries: 0 },
      { state: 'US-TX', origins: 0, deliveries: 2 },
    ]);
  });

  it('counts the quotes of each lane in the last days, most first; a carrier’s invitations', async () => {
    const { id } = await buildCompany();
    const user = await buildUser({ companyId: id, role: 'member' });
    const customerId = (await buildCustomer({ id } as never)).id;
    const shipper = await buildUser({ type: 'shipper', companyId: customerId });
    const home = { originState: 'MX-NLE', destinationState: 'US-TX', quotes: 2 };
    const quote = await buildQuote({ companyId: id });
    await buildQuote({ companyId: id, customerId });
    await buildQuote({ companyId: id, createdAt: '2020-01-01T00:00:00Z' });
    await buildInvitation({ quoteId: quote.id, carrierId, sentAt: new Date() });
    expect((await of(user, '?days=30')).lanes).to.deep.equal([home]);
    expect((await of(shipper)).lanes).to.deep.equal([{ ...home, quotes: 1 }]);
    const driver = await buildUser({ type: 'carrier', role: 'member', carrierId });
    expect((await of(driver)).lanes).to.deep.equal([{ ...home, quotes: 1 }]);
  });

  it('places saved locations, and counts those without a position', async () => {
    const placed = await buildLocation({ companyId, latitude: '25.68', longitude: '-100.31' });
    await buildLocation({ companyId });
    await buildLocation({ companyId, archivedAt: new Date().toISOString() });
    const shown = await of(broker, '?days=7');
    expect(shown.locations).to.deep.equal([
      {
        id: placed.id,
        name: placed.name,
        kind: 'warehouse',
        city: 'Monterrey',
        state: 'MX-NLE',
        latitude: 25.68,
        longitude: -100.31,
      },
    ]);
    expect(shown.locationsWithoutPosition).to.equal(1);
    expect((await of(stranger)).locations).to.deep.equal([]);
  });

  it('shows open loads at their last known place, to whoever sees them', async () => {
    const yard = await buildLocation({ companyId, latitude: '25.5', longitude: '-100.5' });
    const origin = { city: 'Apodaca', state: 'MX-NLE', country: 'MX', locationId: yard.id };
    const load = (more: object) => buildShipment({ companyId, carrierId, ...more } as never);
    const ready = await load({ status: 'assigned', origin });
    const moving = await load({ status: 'in_transit' });
    const there = await load({ status: 'at_delivery' });
    await load({ status: 'delivered' });
    await buildShipment({ companyId, status: 'confirmed' });
    const { id: incidentId } = await buildIncident();
    await buildReport({ shipmentId: moving.id, incidentId, delays: true });
    setClock(new Date(Date.now() + 120_000));
    const shown = new Map((await of(broker)).loads.map((one) => [one.id, one]));
    expect(shown.size).to.equal(3);
    expect(shown.get(ready.id)!.at).to.deep.equal({
      city: 'Apodaca',
      state: 'MX-NLE',
      latitude: 25.5,
      longitude: -100.5,
    });
    expect(shown.get(moving.id)).to.deep.include({ delayed: true, status: 'in_transit' });
    expect(shown.get(moving.id)!.at).to.include({ city: 'Laredo', latitude: null });
    expect(shown.get(there.id)!.at).to.include({ city: 'Dallas', state: 'US-TX' });
    expect((await of(stranger)).loads).to.deep.equal([]);
    const driver = await buildUser({ type: 'carrier', carrierId });
    expect((await of(driver)).loads).to.have.length(3);
  });

  it('shows a load with stops at the one that it reached last', async () => {
    const { id: ownId } = await buildCompany();
    const load = await buildShipment({
      companyId: ownId,
      carrierId,
      status: 'in_transit',
      currentStop: 2,
    });
    const place = { city: 'Silao', state: 'MX-GUA', country: 'MX' } as const;
    await buildStops(load, [{ kind: 'delivery', place }]);
    setClock(new Date(Date.now() + 240_000));
    const [shown] = (await of(await buildUser({ companyId: ownId }))).loads;
    expect(shown).to.deep.include({ id: load.id });
    expect(shown!.at).to.include({ city: 'Silao', state: 'MX-GUA' });
  });
});
