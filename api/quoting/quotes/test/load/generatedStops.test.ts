import { expect } from 'chai';
import fc from 'fast-check';
import { roadKilometres } from '../../../../../db/reference/positions/distance.ts';
import { daysAfter } from '../../../../core/i18n/days.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { errorsOfStops } from '../../load/stopChecks.ts';
import { warningsOfStops } from '../../load/stopWarnings.ts';

type Stop = Schemas['Stop'] & { goods: Schemas['StopGoods'][] };
type Step = Pick<Stop, 'kind' | 'place'> & { units: number; days: number };

const FIRST_DAY = '2099-03-02';
const CITIES: [city: string, state: Schemas['Place']['state']][] = [
  ['Monterrey', 'MX-NLE'],
  ['Guadalajara', 'MX-JAL'],
  ['León', 'MX-GUA'],
  ['Tijuana', 'MX-BCN'],
  ['Dallas', 'US-TX'],
  ['Chicago', 'US-IL'],
];

/** A stop: what it takes, or of what is aboard leaves at most, and how many days it is after the one before. */
const step = (kind: fc.Arbitrary<Stop['kind']>): fc.Arbitrary<Step> =>
  fc.record({
    kind,
    place: fc
      .constantFrom(...CITIES)
      .map(([city, state]) => ({ city, state, country: state.slice(0, 2) as 'MX' | 'US' })),
    units: fc.integer({ min: 1, max: 500 }),
    days: fc.nat({ max: 3 }),
  });

/** Steps from a pickup to a delivery, 2 to 12. */
const steps = fc
  .tuple(
    step(fc.constant('pickup')),
    fc.array(step(fc.constantFrom('pickup', 'delivery')), { maxLength: 10 }),
    step(fc.constant('delivery')),
  )
  .map(([first, between, last]) => [first, ...between, last]);

describe('Generated stops', () => {
  it('that leave all they took, with windows in order, are allowed, and add up to their load', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const stops = stopsOf(all);
        expect(errorsOfStops(stops)).to.deep.equal({});
        const taken = all.filter(({ kind }) => kind === 'pickup');
        const units = taken.reduce((sum, one) => sum + one.units, 0);
        const differ = (more: number) =>
          warningsOfStops({ stops, units: units + more, weight: weightOf(units + more) })
            .filter(({ code }) => code === 'GOODS_DIFFER')
            .map(({ field }) => field);
        expect(differ(0)).to.deep.equal([]);
        expect(differ(1)).to.deep.equal(['weight', 'units']);
      }),
    );
  });

  it('in an impossible order are refused', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const stops = stopsOf(all);
        const last = stops.at(-1)!;
        const early = { ...last, date: daysAfter(FIRST_DAY, -2) };
        const refused = (list: Stop[]) => Object.keys(errorsOfStops(list));
        expect(refused([...stops.slice(0, -1), early])).to.include(
          `stops.${stops.length - 1}.date`,
        );
        expect(refused([last, ...stops.slice(0, -1)])).to.include('stops.0.kind');
        const more = { ...stops[0]!, goods: [goodOf(all[0]!.units + 1)] };
        expect(refused([more, ...stops.slice(1)])).to.deep.equal([
          `stops.${stops.length - 1}.goods`,
        ]);
        const tooMuch = { ...last, goods: [goodOf(100_000)] };
        expect(refused([...stops.slice(0, -1), tooMuch])).to.deep.equal([
          `stops.${stops.length - 1}.goods.0`,
        ]);
      }),
    );
  });

  it('lie as far from the first to the last as all neighbours together', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const places = all.map(({ place }) => place);
        const apart = places.filter((place, at) => place.city !== places[at - 1]?.city);
        fc.pre(apart.length > 1);
        const legs = apart.slice(1).map((place, at) => roadKilometres(apart[at]!, place)!);
        const sum = legs.reduce((whole, leg) => whole + leg, 0);
        expect(roadKilometres(...apart)).to.be.closeTo(sum, 5 * (legs.length + 1));
      }),
    );
  });
});

/** The stops of these steps; what is left is aboard, and the last one leaves the rest. */
function stopsOf(all: Step[]): Stop[] {
  let [aboard, day] = [0, FIRST_DAY];
  return all.map(({ kind, place, units: most, days }, index) => {
    const isLast = index === all.length - 1;
    const left = isLast ? aboard : Math.min(most, aboard - 1);
    const units = kind === 'pickup' ? most : left;
    aboard += kind === 'pickup' ? units : -units;
    day = daysAfter(day, index === 0 ? 0 : days);
    return { kind, place, date: day, goods: units > 0 ? [goodOf(units)] : [] };
  });
}

function goodOf(units: number): Schemas['StopGoods'] {
  return { units, weight: weightOf(units) };
}

/** In the unit of the load, 0.1 for a piece. */
function weightOf(units: number): string {
  return (units / 10).toFixed(2);
}
