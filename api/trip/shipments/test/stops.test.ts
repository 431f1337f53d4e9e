import { expect } from 'chai';
import fc from 'fast-check';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { buildToken } from '../../../platform/links/test/factory.ts';
import { actors } from '../../../testing/actors.ts';
import { as, byLink } from '../../../testing/client.ts';
import { nextSteps } from '../policy.ts';
import { nextStepsOf, stepOf, stepsOf, type Trip } from '../steps.ts';
import { buildShipment, buildStops, type StopBetween } from './factory.ts';

type Load = Schemas['Shipment'] & Pick<Schemas['Problem'], 'code' | 'errors'>;

const monterrey = { city: 'Monterrey', state: 'MX-NLE', country: 'MX' } as const;
const leon = { city: 'León', state: 'MX-GUA', country: 'MX' } as const;
const cancun = { city: 'Cancún', state: 'MX-ROO', country: 'MX' } as const;
const laredo = { city: 'Laredo', state: 'US-TX', country: 'US' } as const;

describe('The steps of a load with stops', () => {
  it('name each stop, and cross the border once, after the last stop before it', () => {
    const stops = [pickup(monterrey), pickup(leon), delivery(laredo), delivery(laredo)];
    const steps = stepsOf({ movement: 'cross_border', stops });
    expect(steps.map(({ status, stop }) => (stop ? `${status} ${stop}` : status))).to.deep.equal([
      ...['potential', 'confirmed', 'assigned', 'at_pickup 1', 'in_transit 1', 'at_pickup 2'],
      ...['in_transit 2', 'at_border 2', 'at_delivery 3', 'in_transit 3', 'at_delivery 4'],
      ...['delivered 4', 'closed 4'],
    ]);
  });

  it('have one step forward and the same one back, wherever a random walk over them comes', () => {
    fc.assert(
      fc.property(loads, fc.array(fc.boolean(), { maxLength: 60 }), (load, walk) => {
        for (const isForward of walk) step(load, isForward);
        while (load.status !== 'closed') step(load, true);
        expect(load.currentStop).to.equal(load.stops!.length > 2 ? load.stops!.length : null);
      }),
    );
  });

  it('go on from a load whose stops were changed under way', () => {
    const stops = [pickup(monterrey), delivery(leon), delivery(leon), delivery(leon)];
    const load = { movement: 'mexico', status: 'in_transit', carrierId: 'own-carrier' } as const;
    const next = (currentStop: number | null, count: number) =>
      nextSteps(actors.brokerAdmin, { ...load, stops: stops.slice(0, count), currentStop })[0];
    expect(next(null, 4)).to.deep.equal({ status: 'at_delivery', stop: 2, isBack: false });
    expect(next(3, 3)).to.deep.equal({ status: 'at_delivery', stop: 3, isBack: false });
    expect(next(2, 2)).to.deep.equal({ status: 'at_delivery', stop: null, isBack: false });
  });
});

describe('POST /shipments/:id/move of a load with stops', function () {
  this.timeout(60_000);

  async function assigned(between: StopBetween[], overrides: object = {}) {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const ends = { origin: monterrey, destination: cancun, movement: 'mexico' } as const;
    const parties = { companyId, carrierId, status: 'assigned' } as const;
    const load = await buildShipment({ ...parties, ...ends, ...overrides });
    await buildStops(load, between);
    const broker = as(await buildUser({ companyId }));
    const reader = as(await buildUser({ companyId }));
    const path = `/api/shipments/${load.id}`;
    const move = (status: string, body: object = {}) =>
      broker.post<Load>(`${path}/move`, { status, ...body });
    return { ...load, path, broker, reader, move, carrierId };
  }

  it('names the stop in the load, its lists, its events and its next steps', async () => {
    const { id, broker, path, move } = await assigned([{ kind: 'delivery', place: leon }]);
    const before = await broker.get<Load>(path);
    expect(before.body).to.include({ currentStop: null });
    expect(before.body.nextSteps![0]).to.eql({ status: 'at_pickup', stop: 1, isBack: false });
    await move('at_pickup');
    await move('in_transit', { stop: 1 });
    const { body } = await move('at_delivery', { from: 'in_transit', fromStop: 1 });
    expect(body).to.include({ status: 'at_delivery', currentStop: 2 });
    expect(body.nextSteps).to.eql([
      { status: 'in_transit', stop: 2, isBack: false },
      { status: 'in_transit', stop: 1, isBack: true },
      { status: 'cancelled', stop: 2, isBack: false },
    ]);
    expect(body.nextStatuses).to.eql(['in_transit', 'cancelled']);
    const [listed] = (await broker.get<Load[]>('/api/shipments?fields=status')).body;
    expect(listed).to.include({ id });
    expect((await broker.get<Load[]>('/api/shipments')).body[0]).to.include({ currentStop: 2 });
    const events = (await broker.get<Schemas['Event'][]>(`${path}/events`)).body;
    expect(events.map(({ toStatus, stop }) => [toStatus, stop])).to.eql([
      ...[
        ['at_pickup', 1],
        ['in_transit', 1],
        ['at_delivery', 2],
      ],
    ]);
  });

  it('means the step forward without a stop, and asks a reason for the same word back', async () => {
    const between = { kind: 'pickup', place: leon } as const;
    const { move, reader, reference } = await assigned([
      between,
      { kind: 'delivery', place: leon },
    ]);
    for (const status of ['at_pickup', 'in_transit']) await move(status);
    const { body: heard } = await reader.get<Schemas['Notification'][]>('/api/notifications');
    expect(heard.map(({ text }) => text.es)).to.include(
      `${reference} (Monterrey → Cancún (+2 paradas)): en tránsito, parada 1 de 4 (Monterrey)`,
    );
    expect((await move('at_pickup', { stop: 1 })).body.errors).to.have.property('reason');
    const back = await move('at_pickup', { stop: 1, reason: 'Too soon' });
    expect(back.body).to.include({ status: 'at_pickup', currentStop: 1 });
    await move('in_transit');
    expect((await move('at_pickup')).body).to.include({ status: 'at_pickup', currentStop: 2 });
    const seen = await move('in_transit', { from: 'at_pickup', fromStop: 1 });
    expect([seen.status, seen.body.code]).to.eql([409, 'NOT_ACCEPTABLE_STATE']);
    expect((await move('in_transit', { stop: 3 })).status).to.equal(409);
    for (const [status, currentStop] of [
      ...([
        ['in_transit', 2],
        ['at_delivery', 3],
        ['in_transit', 3],
        ['at_delivery', 4],
      ] as const),
      ...([['delivered', 4]] as const),
    ])
      expect((await move(status)).body).to.include({ status, currentStop });
  });

  it('compares an arrival with the window of its own stop, and tells its time there', async () => {
    const far = { kind: 'delivery', place: cancun, date: '2099-03-01', from: '08:00' } as const;
    const { broker, path, move } = await assigned([far], { destination: leon });
    for (const status of ['at_pickup', 'in_transit']) await move(status);
    expect((await move('at_delivery')).body.errors).to.have.property('isEarly');
    await move('at_delivery', { isEarly: true });
    const events = (await broker.get<Schemas['Event'][]>(`${path}/events`)).body;
    expect(events.at(-1)!.timeZone).to.equal('America/Cancun');
    await move('in_transit');
    expect((await move('at_delivery')).body).to.include({ currentStop: 3 });
  });

  it('lets the driver report and take back one stop after the other', async () => {
    const load = await assigned([{ kind: 'delivery', place: leon }]);
    const token = await buildToken({ kind: 'moves', subjectId: load.id, partyId: load.carrierId });
    const driver = byLink(token);
    const path = `${load.path}/moves`;
    const report = async (status: string) =>
      (await driver.post<Schemas['Moves']>(`${path}/report`, { status })).body;
    for (const status of ['at_pickup', 'in_transit', 'at_delivery']) await report(status);
    const left = await report('in_transit');
    expect(left).to.include({ currentStop: 2, next: 'at_delivery', nextStop: 3 });
    expect(left.stops.map(({ number, kind }) => `${number} ${kind}`)).to.eql([
      ...['1 pickup', '2 delivery', '3 delivery'],
    ]);
    const reached = left.steps.filter(({ happenedAt }) => happenedAt);
    expect(reached.map(({ status, stop }) => `${status} ${stop}`)).to.include.members([
      ...['at_pickup 1', 'in_transit 1', 'at_delivery 2', 'in_transit 2'],
    ]);
    expect(left.undo).to.include({ status: 'in_transit', stop: 2 });
    const undo = (stop: number) =>
      driver.post<Schemas['Moves']>(`${path}/undo`, { status: 'in_transit', stop });
    expect((await undo(1)).status).to.equal(409);
    expect((await undo(2)).body).to.include({ status: 'at_delivery', currentStop: 2 });
  });
});

function pickup(place: Schemas['Place']) {
  return { kind: 'pickup' as const, place };
}

function delivery(place: Schemas['Place']) {
  return { kind: 'delivery' as const, place };
}

/** Loads of 2 to 12 stops of any kind between the ends, in one country or two. */
const loads = fc
  .record({
    movement: fc.constantFrom('mexico' as const, 'us' as const, 'cross_border' as const),
    between: fc.array(
      fc.record({
        kind: fc.constantFrom('pickup' as const, 'delivery' as const),
        place: fc.constantFrom(monterrey, laredo),
      }),
      { maxLength: 10 },
    ),
  })
  .map(({ movement, between }): Trip => {
    const stops = [pickup(monterrey), ...between, delivery(laredo)];
    return { movement, stops, status: 'potential', currentStop: null };
  });

/** Takes a step, after which the way back is where the load was. */
function step(load: Trip, isForward: boolean) {
  const before = stepOf(load)!;
  const next = nextStepsOf(load).filter(({ status }) => status !== 'cancelled');
  const taken = next.find(({ isBack }) => isBack !== isForward);
  if (!taken) return expect(before.status).to.equal(isForward ? 'closed' : 'potential');
  Object.assign(load, { status: taken.status, currentStop: taken.stop });
  const opposite = nextStepsOf(load).find(({ isBack }) => isBack === isForward)!;
  expect({ status: opposite.status, stop: opposite.stop }).to.deep.equal(before);
}
