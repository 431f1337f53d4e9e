import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Shipment } from '../shipment.ts';
import { presentStopOf } from './presentStop.ts';
import { minutesLate, stopTimesOf } from './stopTimes.ts';

const STOPS = ['pickup', 'delivery', 'delivery'].map((kind) => ({ kind }));

describe('presentStopOf', () => {
  const numberAt = (status: string, currentStop: number | null, stops: object[] = STOPS) =>
    presentStopOf({ status, currentStop, stops } as Shipment)?.number;

  it('is the next stop between two, the one where the truck stands, and the last one at the end', () => {
    expect(numberAt('assigned', null)).to.equal(1);
    expect(numberAt('at_pickup', 1)).to.equal(1);
    expect(numberAt('in_transit', 1)).to.equal(2);
    expect(numberAt('at_border', 1)).to.equal(2);
    expect(numberAt('at_delivery', 2)).to.equal(2);
    expect(numberAt('in_transit', 2)).to.equal(3);
    expect(numberAt('delivered', 3)).to.equal(3);
  });

  it('says nothing of a load with two stops', () => {
    expect(numberAt('in_transit', null, STOPS.slice(1))).to.equal(undefined);
  });
});

describe('stopTimesOf', () => {
  const event = (toStatus: string, stop: number | null, happenedAt: string) =>
    ({ toStatus, stop, happenedAt, createdAt: 'later' }) as Schemas['Event'];
  const way = [
    event('assigned', null, 't0'),
    event('at_pickup', 1, 't1'),
    event('in_transit', 1, 't2'),
    event('at_border', 1, 't3'),
    event('at_delivery', 2, 't4'),
    event('in_transit', 2, 't5'),
  ];
  const times = (number: number, events: Schemas['Event'][]) => {
    const { reachedAt, leftAt } = stopTimesOf(number, events);
    return [reachedAt, leftAt];
  };

  it('tells when each stop was reached and left', () => {
    expect(times(1, way)).to.deep.equal(['t1', 't2']);
    expect(times(2, way)).to.deep.equal(['t4', 't5']);
    expect(times(3, way)).to.deep.equal([undefined, undefined]);
  });

  it('does not count a step that was taken back', () => {
    const backAtStop = [...way, event('at_delivery', 2, 't6')];
    expect(times(2, backAtStop)).to.deep.equal(['t4', undefined]);
    expect(times(2, [...backAtStop, event('in_transit', 1, 't7')])).to.deep.equal([
      undefined,
      undefined,
    ]);
    expect(times(1, [...way, event('assigned', null, 't8')])).to.deep.equal([undefined, undefined]);
  });
});

describe('minutesLate', () => {
  const late = (to: string, from = '08:00') =>
    minutesLate({ date: '2026-11-20', from, to }, '2026-11-20T22:30:00Z', 'America/Mexico_City');

  it('counts from the end of the window in the time of the stop, also over midnight', () => {
    expect(late('15:00')).to.equal(90);
    expect(late('17:00')).to.equal(-30);
    expect(late('02:00', '22:00')).to.equal(-570);
  });
});
