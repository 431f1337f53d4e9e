import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildToken } from '../../../platform/links/test/factory.ts';
import { buildShipment, buildStops } from '../../shipments/test/factory.ts';
import { Shipment } from '../../shipments/index.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { testDb } from '../../../testing/base/db.ts';
import { as, byLink } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { tellDelays } from '../delays.ts';

type Arrival = Schemas['Arrival'];

const SILAO = { city: 'Silao', state: 'MX-GUA', country: 'MX' } as const;
const LEON = { city: 'León', state: 'MX-GUA', country: 'MX' } as const;

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-12-01T12:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * HOUR_MS);
const iso = (count: number) => hours(count).toISOString();

describe('The expected arrival of a load', function () {
  this.timeout(60_000);
  beforeEach(() => setClock(NOW));
  afterEach(() => setClock(null));

  /** A lane with past loads that took these hours, and a load on it that left so many hours ago. */
  async function lane(past: number[], left = 4, plan: Partial<Shipment> = {}) {
    const company = await buildCompany();
    const { id: customerId } = await buildCustomer(company);
    const { id: carrierId } = await buildCarrier({ companyId: company.id });
    const parties = { companyId: company.id, customerId, carrierId };
    for (const took of past) {
      const arrived = hours(-200 + took);
      const { id } = await buildShipment({ ...parties, status: 'delivered', deliveredAt: arrived });
      await event(id, company.id, 'in_transit', hours(-200));
      await event(id, company.id, 'at_delivery', arrived);
    }
    const deliveryDate = '2026-12-01';
    const load = { ...parties, status: 'in_transit', deliveryDate, deliveryTo: '12:00' } as const;
    const { id } = await buildShipment({ ...load, ...plan } as never);
    await event(id, company.id, 'in_transit', hours(-left));
    const [broker, shipper] = [
      await buildUser({ companyId: company.id }),
      await buildUser({ type: 'shipper', companyId: customerId }),
    ];
    const read = async (user = broker) =>
      (await as(user).get<Arrival>(`/api/shipments/${id}/arrival`)).body;
    return { id, companyId: company.id, customerId, broker, shipper, read };
  }

  async function event(entityId: string, companyId: string, toStatus: string, happenedAt: Date) {
    const db = await testDb();
    await db('events').insert({ companyId, entity: 'shipments', entityId, toStatus, happenedAt });
  }

  /** The user's notifications of late loads. */
  async function heard(user: Awaited<ReturnType<typeof buildUser>>) {
    const { body } = await as(user).get<Schemas['Notification'][]>('/api/notifications?limit=100');
    return body.filter(({ kind }) => kind === 'shipment_late');
  }

  async function compute(at: Date) {
    setClock(at);
    await Shipment.transaction((trx) => tellDelays.run({ trx, data: {}, now: at }));
  }

  it('is the median time of three past loads after the departure; customers do not read how many', async () => {
    const { read, shipper } = await lane([10, 20, 12]);
    // The appointment ends at 12:00 in Dallas, 18:00 UTC.
    expect(await read()).to.include({ expectedAt: iso(8), plannedAt: iso(6), lateMinutes: 120 });
    expect(await read()).to.include({ basis: 'departure', pastLoads: 3, isLate: true });
    expect(await read(shipper)).to.include({ expectedAt: iso(8), pastLoads: null });
  });

  it('is not known below three past loads; then only a plan that is over tells of a delay', async () => {
    const { read } = await lane([10, 20]);
    expect(await read()).to.include({ expectedAt: null, basis: 'unknown', lateMinutes: null });
    setClock(hours(8));
    expect(await read()).to.include({ expectedAt: null, lateMinutes: 120, isLate: true });
  });

  it('counts no load of another lane or of another company', async () => {
    await lane([10, 11, 12]);
    const { read, companyId, id } = await lane([10, 20]);
    const { origin } = (await Shipment.query().findOne({ id, companyId }))!;
    const far = { ...origin, city: 'Saltillo' };
    const { id: carrierId } = await buildCarrier({ companyId });
    const other = await buildShipment({
      companyId,
      carrierId,
      status: 'delivered',
      deliveredAt: hours(-100),
      origin: far,
    });
    await event(other.id, companyId, 'in_transit', hours(-110));
    expect((await read()).basis).to.equal('unknown');
  });

  it('is never in the past, and of a load that has not left begins at its planned pickup', async () => {
    const { read } = await lane([10, 11, 12], 30);
    expect((await read()).expectedAt).to.equal(iso(0));
    const waiting = await lane([10, 11, 12], 4, {
      status: 'assigned',
      pickupDate: '2026-12-02',
      deliveryDate: '2026-12-03',
    });
    // 2 December begins at 06:00 UTC in Monterrey.
    expect(await waiting.read()).to.include({ basis: 'pickup', expectedAt: iso(18 + 11) });
  });

  it('is told to customer and broker once, again only when two hours worse, and anew after it was on time', async () => {
    const { id, companyId, broker, shipper } = await lane([10, 12, 20]);
    for (const at of [0, 0.1, 0.2]) await compute(hours(at));
    expect([await heard(shipper), await heard(broker)].map(({ length }) => length)).to.eql([1, 1]);
    const [{ text }] = (await heard(shipper)) as unknown as [{ text: { es: string } }];
    expect(text.es).to.match(/llegará unas 2 horas después de lo planeado/);
    await compute(hours(9));
    expect(await heard(shipper), 'an hour worse').to.have.length(1);
    await compute(hours(10.1));
    expect(await heard(shipper), 'two hours worse').to.have.length(2);
    await Shipment.query().findOne({ id, companyId }).patch({ deliveryDate: '2026-12-03' });
    await compute(hours(10.3));
    await Shipment.query().findOne({ id, companyId }).patch({ deliveryDate: '2026-12-01' });
    await compute(hours(10.5));
    expect(await heard(shipper), 'late anew').to.have.length(3);
  });

  it('is told once by two processes at the same time, and not at all when the work is rolled back', async () => {
    const { shipper } = await lane([10, 12, 20]);
    const failing = Shipment.transaction(async (trx) => {
      await tellDelays.run({ trx, data: {}, now: NOW });
      throw new Error('killed');
    });
    expect(await failing.catch(({ message }: Error) => message)).to.equal('killed');
    expect(await heard(shipper)).to.have.length(0);
    const run = () => Shipment.transaction((trx) => tellDelays.run({ trx, data: {}, now: NOW }));
    await Promise.all([run(), run()]);
    expect(await heard(shipper)).to.have.length(1);
  });

  it('stands in the list of loads, and on the page of the customer by link', async () => {
    const { id, broker, customerId } = await lane([10, 12, 20]);
    await compute(NOW);
    const { body } = await as(broker).get<Schemas['Shipment']>(`/api/shipments/${id}`);
    expect(body).to.include({ lateMinutes: 120 });
    const token = await buildToken({ kind: 'tracking', subjectId: id, partyId: customerId });
    const tracking = await byLink(token).get<Schemas['Tracking']>('/api/tracking');
    expect(tracking.body).to.include({ expectedAt: iso(8), lateMinutes: 120, isLate: true });
  });

  it('of a load with stops is that of its next stop and of its last, by loads with the same stops', async () => {
    const company = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId: company.id });
    const parties = { companyId: company.id, carrierId };
    const at = (place: Schemas['Place'], date?: string) =>
      ({ kind: 'delivery', place, ...(date && { date, to: '12:00' }) }) as const;
    for (const between of [[at(SILAO)], [at(SILAO)], [at(SILAO)], [at(LEON)], []]) {
      const load = await buildShipment({
        ...parties,
        status: 'delivered',
        deliveredAt: hours(-80),
      });
      if (between.length > 0) await buildStops(load, between);
      await step(load, 'in_transit', 1, hours(-200));
      await step(load, 'at_delivery', 2, hours(-190));
      await step(load, 'in_transit', 2, hours(-180));
      await step(load, 'at_delivery', 3, hours(-170));
    }
    const plan = { deliveryDate: '2026-12-09', deliveryTo: '12:00' };
    const load = await buildShipment({ ...parties, ...plan, status: 'in_transit', currentStop: 1 });
    await buildStops(load, [at(SILAO, '2026-11-29')]);
    await step(load, 'in_transit', 1, hours(-4));
    const broker = await buildUser({ companyId: company.id });
    const read = async () =>
      (await as(broker).get<Schemas['Arrival']>(`/api/shipments/${load.id}/arrival`)).body;
    expect(await read()).to.include({ expectedAt: iso(26), pastLoads: 3, basis: 'departure' });
    expect((await read()).nextStop).to.include({ stopNumber: 2, expectedAt: iso(6), isLate: true });
    await compute(NOW);
    const [late] = await heard(broker);
    expect(late!.text.es).to.include(', parada 2 de 3 (Silao), llegará unas ');
    await step(load, 'at_delivery', 2, NOW);
    await Shipment.query().findById(load.id).patch({ status: 'at_delivery', currentStop: 2 });
    expect(await read()).to.include({ expectedAt: iso(10), isLate: false });
    expect((await read()).nextStop).to.include({ basis: 'arrived', expectedAt: iso(0) });
  });

  /** A step of a load with stops that happened then. */
  async function step(
    { id: entityId, companyId }: { id: string; companyId: string },
    toStatus: string,
    toStop: number,
    happenedAt: Date,
  ) {
    const db = await testDb();
    const entity = { companyId, entity: 'shipments', entityId };
    await db('events').insert({ ...entity, toStatus, toStop, happenedAt });
  }
});
