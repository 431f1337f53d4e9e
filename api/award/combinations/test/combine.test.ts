import { expect } from 'chai';
import fc from 'fast-check';
import { openingOf } from '../../../catalogs/bridges/index.ts';
import { type Candidate, type CandidateLeg, combine } from '../combine.ts';
import type { Moment } from '../drive.ts';
import { best, everyCombination, factsOf, idOf, manyOffers } from './bruteForce.ts';

const HOUR = 3_600_000;
const timeZone = 'America/Chicago';

describe('The best combinations of offers', () => {
  it('are those of brute force, by their ids too', () => {
    fc.assert(
      fc.property(generatedLegs(), startOf(), (legs, start) => {
        const { cheapest, quickest } = combine(legs, start);
        const all = everyCombination(legs, start);
        expect(factsOf(cheapest)).to.deep.equal(best(all, ['cents', 'arrivesAt', 'ids']));
        const inTime = all.filter(({ arrivesAt }) => arrivesAt !== null);
        expect(factsOf(quickest)).to.deep.equal(best(inTime, ['arrivesAt', 'cents', 'ids']));
      }),
      { numRuns: 2000 },
    );
  });

  it('name the leg at which none is in time', () => {
    fc.assert(
      fc.property(generatedLegs(), startOf(), (legs, start) => {
        const { failure } = combine(legs, start);
        const reached = legs.findIndex(
          (_, at) => everyCombination(legs.slice(0, at + 1), start).length === 0,
        );
        expect(failure?.at ?? -1).to.equal(reached);
        if (failure) expect(failure.delays).not.to.be.empty;
      }),
      { numRuns: 500 },
    );
  });

  it('are found among fifty offers for each leg', () => {
    const legs = manyOffers(50);
    const { cheapest, quickest } = combine(legs, 0);
    const all = everyCombination(legs, 0);
    expect(all).to.have.length(125_000);
    expect(factsOf(cheapest)).to.deep.equal(best(all, ['cents', 'arrivesAt', 'ids']));
    expect(factsOf(quickest)).to.deep.equal(best(all, ['arrivesAt', 'cents', 'ids']));
  }).timeout(60_000);
});

/** Few different values, so that many combinations are equal in cost or time. */
function generatedLegs(): fc.Arbitrary<CandidateLeg<Candidate>[]> {
  const window = fc.record({
    begins: fc.integer({ min: 0, max: 80 }).map((hour) => hour * HOUR),
    hours: fc.integer({ min: 0, max: 40 }),
    hasHours: fc.boolean(),
  });
  const hours = fc.constantFrom(null, '24 h', 'L–D 8:00–12:00', 'L–V 7:00–24:00, S 8:00–16:00');
  const option = fc.record({
    cents: fc.integer({ min: 0, max: 5 }),
    transitHours: fc.option(fc.integer({ min: 0, max: 30 })),
  });
  const leg = fc.record({
    window: fc.option(window, { nil: undefined }),
    hours,
    options: fc.array(option, { minLength: 1, maxLength: 6 }),
  });
  return fc.array(leg, { minLength: 1, maxLength: 3 }).map((legs) =>
    legs.map(({ window, hours, options }) => ({
      end: {
        window: window && {
          begins: window.begins,
          ends: window.begins + window.hours * HOUR,
          hasHours: window.hasHours,
        },
        opensAt: openingOf({ hours, timeZone }),
      },
      options: options.map((each, at) => ({ id: idOf(at * 7 + each.cents), ...each })),
    })),
  );
}

function startOf(): fc.Arbitrary<Moment> {
  return fc.option(fc.integer({ min: 0, max: 60 }).map((hour) => hour * HOUR));
}
