import { expect } from 'chai';
import { amend } from '../../core/records/writing/save.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { buildEquipment } from '../../catalogs/equipments/test/factory.ts';
import { buildIncident } from '../../catalogs/incidents/test/factory.ts';
import { buildCarrier } from '../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../network/companies/test/factory.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { User } from '../../platform/users/User.ts';
import { Quote } from '../../quoting/quotes/index.ts';
import { Shipment } from '../../trip/shipments/index.ts';
import { buildReport } from '../../trip/shipments/test/factory.ts';
import { resetRateLimits } from '../base/db.ts';
import { as } from '../client.ts';
import { Feed } from '../mirror/feed.ts';
import { buildLoadByLegs, buildQuoteByLegs, rateLegs } from './byLegs.ts';

type Kind = Schemas['BoughtLeg'];

describe('A quote and a load by legs', function () {
  this.timeout(60_000);
  let companyId: string, customerId: string, equipmentId: string;
  let broker: User, shipper: User, carriers: Record<Kind, string>, driver: User;
  let quote: Awaited<ReturnType<typeof buildQuoteByLegs>>;
  let load: Awaited<ReturnType<typeof buildLoadByLegs>>;

  before(async () => {
    await resetRateLimits();
    const company = await buildCompany();
    companyId = company.id;
    customerId = (await buildCustomer(company)).id;
    equipmentId = (await buildEquipment()).id;
    broker = await buildUser({ companyId });
    shipper = await buildUser({ type: 'shipper', companyId: customerId });
    const build = async () => (await buildCarrier({ companyId, status: 'active' })).id;
    carriers = { mexican: await build(), transfer: await build(), us: await build() };
    driver = await buildUser({ type: 'carrier', carrierId: carriers.transfer });
    const at = new Date().toISOString();
    const sent = { status: 'assigned', sentAt: at, firstRateAt: at } as const;
    const price = { currency: 'USD', purchaseCost: '1750', saleValue: '2100' } as const;
    quote = await buildQuoteByLegs({ companyId, customerId, equipmentId, ...sent, ...price });
    const amounts = { mexican: '700', transfer: '150', us: '900' };
    await rateLegs(quote, carriers, amounts, 'assigned');
    const { id: quoteId } = quote.whole;
    load = await buildLoadByLegs(
      { companyId, customerId, quoteId, status: 'in_transit' },
      carriers,
    );
    for (const leg of Object.values(load.legs)) {
      const key = { companyId, id: leg.id };
      if (leg.leg === 'us') await amend(Shipment, key, { status: 'assigned' });
    }
  });

  const countOf = async (user: User, path: string, filter: object = {}) => {
    const query = `countQuery=true&filter=${encodeURIComponent(JSON.stringify(filter))}`;
    return (await as(user).get<{ count: number }>(`/api/${path}?${query}`)).body.count;
  };

  it('are one record in the lists and counts of broker and customer, and a leg one of its carrier', async () => {
    for (const user of [broker, shipper])
      for (const path of ['quotes', 'shipments']) expect(await countOf(user, path)).to.equal(1);
    const { body } = await as(driver).get<{ id: string }[]>('/api/shipments');
    expect(body.map(({ id }) => id)).to.deep.equal([load.legs.transfer.id]);
    expect(await countOf(driver, 'invitations')).to.equal(1);
  });

  it('are found by the carriers of their legs, as the results count them', async () => {
    for (const carrierId of Object.values(carriers)) {
      for (const name of ['carrierId', 'ratedBy', 'assignedTo'])
        expect(await countOf(broker, 'quotes', { [name]: carrierId }), name).to.equal(1);
      expect(await countOf(broker, 'shipments', { carrierId })).to.equal(1);
    }
    const stranger = (await buildCarrier({ companyId })).id;
    expect(await countOf(broker, 'quotes', { carrierId: stranger })).to.equal(0);
    expect(await countOf(broker, 'shipments', { carrierId: stranger })).to.equal(0);
    const { body } = await as(broker).get<Schemas['Results']>('/api/results');
    expect(body.carriers).to.have.length(3);
    for (const one of body.carriers!) expect(one).to.include({ asked: 1, answered: 1, won: 1 });
  });

  it('are one sale, one quote and one lane of the figures, the results and the map', async () => {
    const { body: metrics } = await as(broker).get<Schemas['Metrics']>('/api/metrics');
    expect(metrics).to.include({ sent: 1, answered: 1, awarded: 1, marginPercent: '16.7' });
    const { body } = await as(broker).get<Schemas['Results']>('/api/results?currency=USD');
    expect(body.sales!.map(({ loads, sale, margin }) => [loads, sale, margin])).to.deep.equal([
      [1, '2100.00', '350.00'],
    ]);
    expect(body.customers!.map(({ quotes }) => quotes)).to.deep.equal([1]);
    expect(body.lanes!.map(({ quotes }) => quotes)).to.deep.equal([1]);
    const { body: map } = await as(broker).get<Schemas['MapFacts']>('/api/map');
    const lane = { originState: 'MX-NLE', destinationState: 'US-TX', quotes: 1 };
    expect(map.lanes).to.deep.equal([lane]);
    expect(map.loads.map(({ id, at }) => [id, at.city])).to.deep.equal([
      [load.whole.id, 'Nuevo Laredo'],
    ]);
  });

  it('are late with a leg, in lists and at home', async () => {
    expect(await countOf(broker, 'shipments', { delayed: true })).to.equal(0);
    const { id: incidentId } = await buildIncident();
    await buildReport({ shipmentId: load.legs.transfer.id, incidentId, delays: true });
    for (const user of [broker, shipper, driver])
      expect(await countOf(user, 'shipments', { delayed: true })).to.equal(1);
    const { body } = await as(broker).get<Schemas['Shipment'][]>('/api/shipments');
    expect(body.map(({ id, delayed }) => [id, delayed])).to.deep.equal([[load.whole.id, true]]);
    const home = await as(broker).get<Schemas['Home']>('/api/home');
    const late = home.body.tasks.find(({ kind }) => kind === 'late');
    expect(late).to.deep.include({ count: 1, first: { id: load.whole.id, deadlineAt: null } });
  });

  it('are one load of a plan', async () => {
    const { body } = await as(broker).get<Schemas['PlanUse']>('/api/plans/use');
    expect(body.loads.used).to.equal(1);
  });

  it('keep the rates of a transfer apart from those of loads between the same states', async () => {
    const memoryOf = async (id: string) =>
      (await as(broker).get<Schemas['LaneMemory']>(`/api/quotes/${id}/lane_memory`)).body
        .sampleSize;
    const colombia = { city: 'Colombia', state: 'MX-NLE', country: 'MX' } as const;
    const key = { companyId, id: quote.legs.transfer.id };
    await amend(Quote, key, { origin: colombia });
    const other = await buildQuoteByLegs({ companyId, equipmentId });
    await amend(Quote, { companyId, id: other.legs.transfer.id }, { origin: colombia });
    expect(await memoryOf(other.whole.id)).to.equal(0);
    expect(await memoryOf(other.legs.transfer.id)).to.equal(1);
    expect(await memoryOf(other.legs.mexican.id)).to.equal(1);
  });

  it('change for the broker and the customer with a leg, whose carrier hears of its own load', async () => {
    const feeds = await Promise.all([broker, shipper, driver].map((user) => Feed.of(user)));
    const change = (id: string) => amend(Shipment, { companyId, id }, { comment: 'Cambió' });
    await change(load.legs.transfer.id);
    const heard = async () =>
      Promise.all(feeds.map(async (feed) => (await feed.next()).map(({ id, kind }) => [id, kind])));
    const whole = [[load.whole.id, 'updated']];
    expect(await heard()).to.deep.equal([whole, whole, [[load.legs.transfer.id, 'updated']]]);
    await change(load.legs.us.id);
    expect(await heard()).to.deep.equal([whole, whole, []]);
    await amend(Quote, { companyId, id: quote.legs.us.id }, { comment: 'Cambió' });
    const ofQuote = [[quote.whole.id, 'updated']];
    expect(await heard()).to.deep.equal([ofQuote, ofQuote, []]);
  });
});
