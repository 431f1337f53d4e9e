import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import { buildToken } from '../../../platform/links/test/factory.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { testDb } from '../../../testing/base/db.ts';
import { as, byLink } from '../../../testing/client.ts';
import { Shipment, type ShipmentStatus } from '../../shipments/index.ts';
import { buildShipment } from '../../shipments/test/factory.ts';
import { tellDelays } from '../delays.ts';

type Kind = Schemas['BoughtLeg'];
type Arrival = Schemas['Arrival'];
type Part = Schemas['LoadLeg'] | Schemas['LoadStage'];

const PLACES = {
  monterrey: { city: 'Monterrey', state: 'MX-NLE', country: 'MX' },
  nuevoLaredo: { city: 'Nuevo Laredo', state: 'MX-TAM', country: 'MX' },
  laredo: { city: 'Laredo', state: 'US-TX', country: 'US' },
  dallas: { city: 'Dallas', state: 'US-TX', country: 'US' },
} as const;
const MOVEMENTS = { mexican: 'mexico', transfer: 'cross_border', us: 'us' } as const;

const NOW = new Date('2026-12-01T12:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
const iso = (count: number) => hours(count).toISOString();

/** A leg: where it begins and ends, its window there from now in hours, and the hours that past loads took. */
interface Plan {
  leg: Kind;
  from: keyof typeof PLACES;
  to: keyof typeof PLACES;
  pickup: number;
  delivery: number;
  took: number | null;
}

/** 10 hours to the border, 4 across it and 8 to Dallas, each planned to the hour. */
const NORTHBOUND: Plan[] = [
  { leg: 'mexican', from: 'monterrey', to: 'nuevoLaredo', pickup: 0, delivery: 10, took: 10 },
  { leg: 'transfer', from: 'nuevoLaredo', to: 'laredo', pickup: 10, delivery: 14, took: 4 },
  { leg: 'us', from: 'laredo', to: 'dallas', pickup: 14, delivery: 22, took: 8 },
];
const SOUTHBOUND: Plan[] = [
  { leg: 'us', from: 'dallas', to: 'laredo', pickup: 0, delivery: 8, took: 8 },
  { leg: 'transfer', from: 'laredo', to: 'nuevoLaredo', pickup: 8, delivery: 12, took: 4 },
  { leg: 'mexican', from: 'nuevoLaredo', to: 'monterrey', pickup: 12, delivery: 22, took: 10 },
];

describe('The expected arrival of a load by legs', function () {
  this.timeout(60_000);
  beforeEach(() => setClock(NOW));
  afterEach(() => setClock(null));

  /** A load by these legs, of which those without a carrier have no load, and a reader of each. */
  async function built(plan: Plan[], { wholeTook = null as number | null, loads = 3 } = {}) {
    const company = await buildCompany();
    const { id: customerId } = await buildCustomer(company);
    const { id: carrierId } = await buildCarrier({ companyId: company.id });
    const of = { companyId: company.id, carrierId };
    for (const each of plan) await past({ ...of, ...laneOf(each) }, each.took);
    const way = { ...plan[0]!, to: plan.at(-1)!.to, delivery: plan.at(-1)!.delivery };
    const ofWhole = { ...laneOf(way), movement: 'cross_border' } as const;
    await past({ ...of, ...ofWhole }, wholeTook);
    const quote = await buildQuote({ companyId: company.id, customerId, asked: 'legs' });
    const whole = await buildShipment({
      companyId: company.id,
      customerId,
      quoteId: quote.id,
      byLegs: true,
      status: 'assigned',
      ...ofWhole,
      ...windowOf(way),
    });
    const legs: Shipment[] = [];
    for (const [at, each] of plan.entries()) {
      const handOver = at < plan.length - 1 ? HAND_OVER : null;
      const leg = { leg: each.leg, legPosition: at + 1, handOver };
      const part = { ...leg, ...laneOf(each), ...windowOf(each) };
      const asked = await buildQuote({ ...part, companyId: company.id, wholeId: quote.id });
      if (at >= loads) continue;
      const load = { ...part, ...of, wholeId: whole.id, quoteId: asked.id };
      legs.push(await buildShipment({ ...load, status: 'assigned' }));
    }
    const broker = await buildUser({ companyId: company.id });
    const shipper = await buildUser({ type: 'shipper', companyId: customerId });
    return { whole, legs, broker, shipper, customerId };
  }

  /** Three past loads on the lane that took so many hours. */
  async function past(load: Parameters<typeof buildShipment>[0], took: number | null) {
    for (let count = 0; took !== null && count < 3; count += 1) {
      const deliveredAt = hours(-200 + took);
      const { id, companyId } = await buildShipment({ ...load, status: 'delivered', deliveredAt });
      await event({ id, companyId }, 'in_transit', hours(-200));
      await event({ id, companyId }, 'at_delivery', deliveredAt);
    }
  }

  async function event(
    { id: entityId, companyId }: { id: string; companyId: string },
    toStatus: string,
    happenedAt: Date,
  ) {
    const db = await testDb();
    await db('events').insert({ companyId, entity: 'shipments', entityId, toStatus, happenedAt });
  }

  /** Moves a load at that hour. */
  async function reach(load: Shipment, status: ShipmentStatus, at: number) {
    await event(load, status, hours(at));
    await Shipment.query().findOne({ id: load.id, companyId: load.companyId }).patch({ status });
  }

  type Load = Awaited<ReturnType<typeof built>>;

  /** When each leg and then the whole is expected, in hours, and how late it is. */
  async function arrivals({ legs, whole, broker }: Load) {
    const all: [number | null, number | null][] = [];
    for (const { id } of [...legs, whole]) {
      const { body } = await as(broker).get<Arrival>(`/api/shipments/${id}/arrival`);
      all.push([hourOf(body.expectedAt), body.lateMinutes]);
    }
    return all;
  }

  const hourOf = (at: string | null | undefined) =>
    at ? (Date.parse(at) - NOW.getTime()) / 3_600_000 : null;

  async function compute(at: number) {
    setClock(hours(at));
    const now = hours(at);
    await Shipment.transaction((trx) => tellDelays.run({ trx, data: {}, now }));
  }

  /** The loads whose delay the user heard of. */
  async function heard(user: User) {
    const { body } = await as(user).get<Schemas['Notification'][]>('/api/notifications?limit=100');
    return body.filter(({ kind }) => kind === 'shipment_late').map(({ entityId }) => entityId);
  }

  it('is on time while its legs meet, and that of its last leg', async () => {
    const load = await built(NORTHBOUND);
    expect(await arrivals(load)).to.deep.equal([
      [10, 0],
      [14, 0],
      [22, 0],
      [22, 0],
    ]);
  });

  it('follows a Mexican leg that is late by six hours, in what each party reads and hears', async () => {
    const load = await built(NORTHBOUND);
    const [mexican, transfer] = load.legs as [Shipment, Shipment];
    await reach(mexican, 'in_transit', 6);
    await reach(load.whole, 'in_transit', 6);
    await compute(6);
    const late = [
      [16, 360],
      [20, 360],
      [28, 360],
      [28, 360],
    ];
    expect(await arrivals(load)).to.deep.equal(late);
    const { body } = await as(load.broker).get<Schemas['Shipment']>(
      `/api/shipments/${load.whole.id}`,
    );
    expect([hourOf(body.expectedAt), body.lateMinutes]).to.deep.equal([28, 360]);
    const { body: own } = await as(load.broker).get<Schemas['Shipment']>(
      `/api/shipments/${transfer.id}`,
    );
    expect([hourOf(own.expectedAt), own.lateMinutes]).to.deep.equal([20, 360]);
    const hoursOf = (parts: Part[]) =>
      parts.map(({ expectedAt, lateMinutes }) => [hourOf(expectedAt), lateMinutes]);
    expect(hoursOf(body.legs!)).to.deep.equal(late.slice(0, 3));
    const token = await buildToken({
      kind: 'tracking',
      subjectId: load.whole.id,
      partyId: load.customerId,
    });
    const tracking = await byLink(token).get<Schemas['Tracking']>('/api/tracking');
    expect(tracking.body).to.include({ expectedAt: iso(28), lateMinutes: 360, isLate: true });
    expect(hoursOf(tracking.body.stages!)).to.deep.equal(late.slice(0, 3));
    expect(tracking.body.stages![1]).to.include({ destinationTimeZone: 'America/Chicago' });
    expect(await heard(load.shipper)).to.deep.equal([load.whole.id]);
    expect(await heard(load.broker)).to.have.members([load.whole.id, mexican.id]);
    await compute(6.1);
    expect(await heard(load.broker), 'told once').to.have.length(2);
  });

  it('recovers with a leg that arrives early after all, and is told anew when another is late', async () => {
    const load = await built(NORTHBOUND);
    const [mexican, transfer] = load.legs as [Shipment, Shipment];
    await reach(mexican, 'in_transit', 6);
    await compute(6);
    await reach(mexican, 'delivered', 9);
    await event(mexican, 'at_delivery', hours(9));
    await compute(9.5);
    expect((await arrivals(load)).slice(1)).to.deep.equal([
      [14, 0],
      [22, 0],
      [22, 0],
    ]);
    await reach(transfer, 'in_transit', 13);
    await compute(13);
    expect((await arrivals(load)).slice(1)).to.deep.equal([
      [17, 180],
      [25, 180],
      [25, 180],
    ]);
    expect(await heard(load.shipper)).to.deep.equal([load.whole.id, load.whole.id]);
  });

  it('follows the leg that drives, whatever the one before it, which was handed over late, still says', async () => {
    const load = await built(NORTHBOUND);
    const [mexican, transfer] = load.legs as [Shipment, Shipment];
    await reach(mexican, 'in_transit', 6);
    await reach(transfer, 'in_transit', 11);
    setClock(hours(12));
    expect(await arrivals(load)).to.deep.equal([
      [16, 360],
      [15, 60],
      [23, 60],
      [23, 60],
    ]);
  });

  it('counts a leg that has lost its carrier, and has another one then, as before', async () => {
    const load = await built(NORTHBOUND);
    const [mexican, transfer] = load.legs as [Shipment, Shipment];
    await reach(mexican, 'in_transit', 6);
    await reach(load.whole, 'in_transit', 6);
    await compute(6);
    const patch = (change: object) =>
      Shipment.query().findOne({ id: transfer.id, companyId: transfer.companyId }).patch(change);
    await patch({ status: 'confirmed', carrierId: null });
    await compute(6.5);
    expect((await arrivals(load)).at(-1)).to.deep.equal([28, 360]);
    const { id: carrierId } = await buildCarrier({ companyId: transfer.companyId });
    await patch({ status: 'assigned', carrierId, carrierSince: hours(6.5) });
    await compute(7);
    expect((await arrivals(load)).slice(1)).to.deep.equal([
      [20, 360],
      [28, 360],
      [28, 360],
    ]);
    const { body } = await as(load.broker).get<Schemas['Shipment']>(
      `/api/shipments/${load.whole.id}`,
    );
    expect(body.legs!.map(({ expectedAt }) => hourOf(expectedAt))).to.deep.equal([16, 20, 28]);
    expect(await heard(load.shipper), 'told once').to.have.length(1);
  });

  it('follows its legs to the south', async () => {
    const load = await built(SOUTHBOUND);
    await reach(load.legs[0]!, 'in_transit', 6);
    setClock(hours(6));
    expect(await arrivals(load)).to.deep.equal([
      [14, 360],
      [18, 360],
      [28, 360],
      [28, 360],
    ]);
  });

  it('follows two legs', async () => {
    const load = await built(NORTHBOUND.slice(0, 2));
    await reach(load.legs[0]!, 'in_transit', 3);
    setClock(hours(4));
    expect(await arrivals(load)).to.deep.equal([
      [13, 180],
      [17, 180],
      [17, 180],
    ]);
  });

  it('is not known where a lane has too few past loads; then it is late by as much as it is late at least', async () => {
    const load = await built(NORTHBOUND.map((each) => ({ ...each, took: null })));
    setClock(hours(11));
    expect(await arrivals(load)).to.deep.equal([
      [null, 60],
      [null, null],
      [null, null],
      [null, null],
    ]);
    const known = await built(
      NORTHBOUND.map((each, at) => (at === 1 ? { ...each, took: null } : each)),
    );
    await reach(known.legs[0]!, 'in_transit', 8);
    expect(await arrivals(known)).to.deep.equal([
      [18, 480],
      [null, 240],
      [26, 240],
      [26, 240],
    ]);
  });

  it('is told by past whole loads where the last leg has none, and never before that leg can start', async () => {
    const plan = NORTHBOUND.map((each, at) => (at === 2 ? { ...each, took: null } : each));
    const load = await built(plan, { wholeTook: 21 });
    expect((await arrivals(load)).slice(2)).to.deep.equal([
      [21, 0],
      [21, 0],
    ]);
    await reach(load.whole, 'in_transit', 0);
    await reach(load.legs[0]!, 'in_transit', 9);
    setClock(hours(9));
    expect((await arrivals(load)).slice(2)).to.deep.equal([
      [23, 60],
      [23, 60],
    ]);
  });

  it('is not known while the last leg has no carrier, and late at least with the leg before', async () => {
    const load = await built(NORTHBOUND, { loads: 2 });
    await reach(load.legs[0]!, 'in_transit', 9);
    setClock(hours(9));
    expect(await arrivals(load)).to.deep.equal([
      [19, 540],
      [23, 540],
      [null, 60],
    ]);
  });
});

const HAND_OVER = { at: 'yard', trailer: 'stays', bridgeId: null } as const;

function laneOf({ leg, from, to }: Pick<Plan, 'leg' | 'from' | 'to'>) {
  return { movement: MOVEMENTS[leg], origin: PLACES[from], destination: PLACES[to] };
}

/** The windows of a leg; all of its places are six hours behind UTC. */
function windowOf({ pickup, delivery }: Pick<Plan, 'pickup' | 'delivery'>) {
  const local = (hour: number) => iso(hour - 6);
  return {
    pickupDate: local(pickup).slice(0, 10),
    pickupFrom: local(pickup).slice(11, 16),
    deliveryDate: local(delivery).slice(0, 10),
    deliveryTo: local(delivery).slice(11, 16),
  };
}
