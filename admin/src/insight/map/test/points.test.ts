import { expect } from 'chai';
import { pointAt, pointIn, STATES } from '#drawing';
import { markersOf, nearest } from '../points.ts';
import type { MapFacts } from '../useMapFacts.ts';

const at = (city: string, state: string, latitude: number | null, longitude: number | null) =>
  ({ city, state, latitude, longitude }) as MapFacts['loads'][number]['at'];
const load = (id: string, place: MapFacts['loads'][number]['at']) =>
  ({ id, status: 'in_transit', delayed: false, at: place }) as MapFacts['loads'][number];
const facts = (loads: MapFacts['loads']) => ({ loads, locations: [] }) as unknown as MapFacts;

describe('the points of the map', () => {
  it('lie in their state: Monterrey west of Laredo’s bridge, Tijuana far to the left', () => {
    const [monterrey, laredo, tijuana] = [
      pointAt(-100.31, 25.68),
      pointAt(-99.54, 27.6),
      pointAt(-117, 32.53),
    ];
    expect(monterrey[0]).to.be.lessThan(laredo[0]);
    expect(monterrey[1]).to.be.greaterThan(laredo[1]);
    expect(tijuana[0]).to.be.lessThan(monterrey[0] - 200);
    expect(Object.keys(STATES)).to.have.length(81);
    expect(pointIn('US-HI')).to.equal(null);
  });

  it('of loads whose state alone is known do not cover each other', () => {
    const markers = markersOf(
      facts([
        load('1', at('Apodaca', 'MX-NLE', null, null)),
        load('2', at('García', 'MX-NLE', null, null)),
      ]),
    );
    const [first, second] = markers.map(({ at: [x, y] }) => [x, y] as const);
    expect(Math.hypot(first![0] - second![0], first![1] - second![1])).to.be.greaterThan(4);
  });

  it('are found near a press, the nearest one, and none far away', () => {
    const markers = markersOf(
      facts([
        load('1', at('Monterrey', 'MX-NLE', 25.68, -100.31)),
        load('2', at('Laredo', 'US-TX', 27.5, -99.5)),
      ]),
    );
    const [x, y] = pointAt(-99.6, 27.4);
    expect(nearest(markers, [x, y], 20)).to.have.nested.property('load.id', '2');
    expect(nearest(markers, [x + 300, y], 20)).to.equal(null);
  });
});
