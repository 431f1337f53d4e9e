import { expect } from 'chai';
import type { ShipmentStatus } from '../../transitions.ts';
import {
  type LegProgress,
  stepOfWhole,
  type WholeStep,
  type WholeWay,
} from '../../legs/stepOfWhole.ts';

type Kind = LegProgress['leg'];
type Status = LegProgress['status'];

const NORTH: Kind[] = ['mexican', 'transfer', 'us'];
const ROAD: ShipmentStatus[] = [
  'assigned',
  'at_pickup',
  'in_transit',
  'at_delivery',
  'delivered',
  'closed',
];
const OVER: ShipmentStatus[] = [...ROAD.slice(0, 3), 'at_border', ...ROAD.slice(3)];
const TWO: WholeWay = { count: 2, beforeBorder: 1 };

function legs(statuses: Status[], kinds = NORTH): LegProgress[] {
  return kinds.map((leg, at) => ({ leg, status: statuses[at] ?? null, currentStop: null }));
}

const statusOf = (...statuses: Status[]) => stepOfWhole(legs(statuses), TWO).status;

describe('The status of a load that is driven by legs', () => {
  it('is that of its first leg until the departure', () => {
    expect(statusOf('assigned', null, null)).to.equal('assigned');
    expect(statusOf('at_pickup', 'assigned', 'at_pickup')).to.equal('at_pickup');
    expect(statusOf('in_transit', 'at_pickup')).to.equal('in_transit');
  });

  it('is in transit while a leg drives, and between a hand-over and the next leg', () => {
    expect(statusOf('at_delivery', 'assigned', 'assigned')).to.equal('in_transit');
    expect(statusOf('closed', null, null)).to.equal('in_transit');
    expect(statusOf('delivered', 'in_transit', null)).to.equal('in_transit');
  });

  it('is at the border while the transfer is on the bridge, and in transit after it', () => {
    expect(statusOf('delivered', 'at_border', 'assigned')).to.equal('at_border');
    for (const last of ['assigned', 'at_pickup', 'in_transit'] as const)
      expect(stepOfWhole(legs(['delivered', 'delivered', last]), TWO)).to.deep.equal({
        status: 'in_transit',
        stop: null,
        isPastBorder: true,
      });
  });

  it('is that of its last leg up to the delivery, and closed when all are', () => {
    expect(statusOf('delivered', 'delivered', 'at_delivery')).to.equal('at_delivery');
    expect(statusOf('delivered', 'closed', 'closed')).to.equal('delivered');
    expect(statusOf('closed', 'closed', 'closed')).to.equal('closed');
  });

  it('is confirmed while no leg has a carrier, and cancelled when all are', () => {
    expect(statusOf(null, null, null)).to.equal('confirmed');
    expect(statusOf('confirmed', 'cancelled', null)).to.equal('confirmed');
    expect(statusOf(null, null, 'assigned')).to.equal('assigned');
    expect(statusOf('cancelled', 'cancelled', 'cancelled')).to.equal('cancelled');
    expect(statusOf('delivered', 'cancelled', 'assigned')).to.equal('in_transit');
  });

  it('is at the border for the last leg too, where that is the transfer', () => {
    const two = (...statuses: Status[]) =>
      stepOfWhole(legs(statuses, ['mexican', 'transfer']), TWO).status;
    expect(two('delivered', 'at_border')).to.equal('at_border');
    expect(two('delivered', 'at_delivery')).to.equal('at_delivery');
    expect(two('delivered', 'delivered')).to.equal('delivered');
  });

  it('is at the stops of the whole: the first ones of the first leg, the others of the last one', () => {
    const way: WholeWay = { count: 4, beforeBorder: 2 };
    const at = (...three: [Status, number | null][]) =>
      stepOfWhole(
        NORTH.map((leg, index) => {
          const [status = null, currentStop = null] = three[index] ?? [];
          return { leg, status, currentStop };
        }),
        way,
      );
    const shown = ({ status, stop }: WholeStep) => [status, stop];
    expect(shown(at(['at_pickup', 1]))).to.deep.equal(['at_pickup', 1]);
    expect(shown(at(['in_transit', 1]))).to.deep.equal(['in_transit', 1]);
    expect(shown(at(['at_pickup', 2]))).to.deep.equal(['at_pickup', 2]);
    expect(shown(at(['in_transit', 2]))).to.deep.equal(['in_transit', 2]);
    expect(shown(at(['at_delivery', 3]))).to.deep.equal(['in_transit', 2]);
    const handedOver = [
      ['delivered', 3],
      ['at_border', null],
    ] as [Status, number | null][];
    expect(shown(at(...handedOver))).to.deep.equal(['at_border', 2]);
    expect(shown(at(...handedOver, ['in_transit', 1]))).to.deep.equal(['in_transit', 2]);
    expect(shown(at(...handedOver, ['at_delivery', 2]))).to.deep.equal(['at_delivery', 3]);
    expect(shown(at(...handedOver, ['in_transit', 2]))).to.deep.equal(['in_transit', 3]);
    expect(shown(at(...handedOver, ['delivered', 3]))).to.deep.equal(['delivered', 4]);
  });

  it('never goes back while legs go forward, and comes back with the step that is taken back', () => {
    for (const kinds of [NORTH, NORTH.toReversed(), NORTH.slice(0, 2), NORTH.slice(1)])
      for (let round = 0; round < 60; round += 1) drive(kinds, seeded(round));
  });
});

/** Moves legs forward at random, each step once more after taking it back, until all are closed. */
function drive(kinds: Kind[], random: () => number): void {
  const flow = (kind: Kind) => (kind === 'transfer' ? OVER : ROAD);
  const places = kinds.map(() => -1);
  const state = () =>
    stepOfWhole(
      kinds.map((leg, at) => ({ leg, status: flow(leg)[places[at]!] ?? null, currentStop: null })),
      TWO,
    );
  let before = state();
  for (;;) {
    const open = kinds.flatMap((kind, at) => (places[at]! < flow(kind).length - 1 ? [at] : []));
    if (open.length === 0) break;
    const at = open[Math.floor(random() * open.length)]!;
    places[at]! += 1;
    const after = state();
    expect(rank(after), `${kinds.join()} at ${places.join()}`).to.be.at.least(rank(before));
    places[at]! -= 1;
    expect(state()).to.deep.equal(before);
    places[at]! += 1;
    before = after;
  }
  expect(before.status).to.equal('closed');
}

const ORDER = ['confirmed', 'assigned', 'at_pickup', 'in_transit', 'at_border'];
const AFTER = ['at_delivery', 'delivered', 'closed'];

function rank({ status, isPastBorder }: WholeStep): number {
  if (isPastBorder) return ORDER.length;
  return AFTER.includes(status) ? ORDER.length + 1 + AFTER.indexOf(status) : ORDER.indexOf(status);
}

/** A small generator of numbers from 0 to 1 that starts anew from a seed. */
function seeded(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
