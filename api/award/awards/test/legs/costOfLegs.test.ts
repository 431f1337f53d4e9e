import { expect } from 'chai';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import type { Schemas } from '../../../../core/contract/types.ts';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { Quote } from '../../../../quoting/quotes/Quote.ts';
import { Shipment } from '../../../../trip/shipments/Shipment.ts';
import {
  awardLegs,
  awardsOf,
  buildRated,
  buildWorld,
  type World,
} from '../../../../testing/ratedLegs.ts';
import { rounds } from '../../../../testing/trials.ts';

const currency = fc.constantFrom<Schemas['Currency']>('MXN', 'USD');
const amount = fc.integer({ min: 1, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2));
const offer = fc.record({ allIn: amount, currency });
const cases = fc.record({
  currency,
  exchangeRate: fc
    .integer({ min: 100_000, max: 300_000 })
    .map((rate) => (rate / 10_000).toFixed(4)),
  offers: fc.tuple(offer, offer, offer),
  saleValue: amount,
  order: fc.shuffledSubarray([0, 1, 2], { minLength: 3, maxLength: 3 }),
});

describe('The cost of a quote by legs', function () {
  this.timeout(600_000);
  let world: World, carrierIds: string[];

  before(async () => {
    world = await buildWorld();
    carrierIds = [];
    for (let count = 0; count < 3; count += 1) carrierIds.push((await buildCarrier()).id);
  });

  it('is the sum of its rates, each converted and rounded once, in every order of awards', async () => {
    const property = fc.asyncProperty(cases, async (each) => {
      const amounts = [...each.offers];
      const input = { currency: each.currency };
      const rated = await buildRated(world, { input, amounts, carrierIds });
      const { exchangeRate } = each;
      await Quote.query().patch({ exchangeRate }).where({ id: rated.id });
      await Quote.query().patch({ exchangeRate }).where({ wholeId: rated.id });
      const sold = { saleValue: each.saleValue, lossReason: 'Se compensa con el regreso' };
      for (const at of each.order) {
        const { status } = await awardLegs(world.admin, rated.id, awardsOf(rated, at), sold);
        expect(status).to.equal(200);
      }
      const cost = sumOf(amounts, each).toFixed(2);
      const quote = (await Quote.query().findById(rated.id))!;
      expect(quote).to.include({ purchaseCost: cost, saleValue: each.saleValue });
      const load = (await Shipment.query().findOne({ quoteId: rated.id }))!;
      expect(load).to.include({ purchaseCost: cost, saleValue: each.saleValue });
    });
    await fc.assert(property, { numRuns: rounds(100, 6) });
  });
});

function sumOf(
  offers: { allIn: string; currency: Schemas['Currency'] }[],
  { currency: to, exchangeRate }: { currency: Schemas['Currency']; exchangeRate: string },
): Decimal {
  const inCurrency = offers.map(({ allIn, currency: from }) => {
    const total = new Decimal(allIn);
    if (from === to) return total;
    return to === 'MXN' ? total.times(exchangeRate) : total.div(exchangeRate);
  });
  return inCurrency.reduce((sum, each) => sum.plus(each.toDecimalPlaces(2)), new Decimal(0));
}
