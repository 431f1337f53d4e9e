import { expect } from 'chai';
import fc from 'fast-check';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

type Results = Schemas['Results'];

const QUERY = 'from=2026-03-01&to=2026-03-31';
const STATUSES = ['created', 'sent', 'rated', 'dismissed', 'assigned'] as const;

const quote = fc.record({
  day: fc.integer({ min: -1, max: 33 }),
  status: fc.constantFrom(...STATUSES),
  currency: fc.constantFrom('MXN' as const, 'USD' as const),
  exchangeRate: fc.integer({ min: 15, max: 25 }).map(String),
  purchaseCost: fc.option(fc.integer({ min: 1, max: 5000 }).map(String)),
  saleValue: fc.option(fc.integer({ min: 1, max: 5000 }).map(String)),
});
type Generated = typeof quote extends fc.Arbitrary<infer Value> ? Value : never;

/** Noon of a day of March 2026 in Mexico City; day 0 and days above 31 lie outside. */
const noon = (day: number) => new Date(Date.UTC(2026, 2, day, 18));

describe('The results of generated quotes', function () {
  this.timeout(120_000);

  it('equal what a plain loop over them counts and adds', async () => {
    const seen = { sold: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(quote, { minLength: 5, maxLength: 20 }), async (quotes) => {
        const { id: companyId } = await buildCompany();
        for (const { day, ...values } of quotes) {
          const times = { createdAt: noon(day).toISOString(), exchangeRateDate: '2026-01-02' };
          await buildQuote({ companyId, ...values, ...times });
        }
        const user = as(await buildUser({ companyId }));
        const { body } = await user.get<Results>(`/api/results?${QUERY}`);
        const own = quotes.filter(({ day }) => day >= 1 && day <= 31);
        expect(countsOf(body)).to.deep.equal(plainCounts(own));
        expect(salesOf(body)).to.deep.equal(plainSales(own));
        expect(body.lanes.reduce((sum, { quotes: count }) => sum + count, 0)).to.equal(own.length);
        seen.sold += salesOf(body).loads;
      }),
      { numRuns: 6 },
    );
    expect(seen.sold).to.be.above(0);
  });
});

function countsOf({ statuses }: Results) {
  return Object.fromEntries(statuses.map((one) => [`${one.from} ${one.status}`, one.count]));
}

function plainCounts(quotes: Generated[]) {
  const counts: Record<string, number> = {};
  for (const { day, status } of quotes) {
    const name = `${noon(day).toISOString().slice(0, 10)} ${status}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

function salesOf({ sales }: Results) {
  const total = (values: (string | null)[]) => values.reduce((sum, one) => sum + Number(one), 0);
  return {
    loads: sales!.reduce((sum, { loads }) => sum + loads, 0),
    sale: total(sales!.map(({ sale }) => sale)),
    margin: total(sales!.map(({ margin }) => margin)),
  };
}

/** The assigned quotes, and the sales of those with a cost and a price. */
function plainSales(quotes: Generated[]) {
  const sum = { loads: 0, sale: 0, margin: 0 };
  for (const { status, currency, exchangeRate, purchaseCost, saleValue } of quotes) {
    if (status !== 'assigned') continue;
    sum.loads += 1;
    if (purchaseCost === null || saleValue === null) continue;
    const pesos = currency === 'USD' ? Number(exchangeRate) : 1;
    sum.sale += Number(saleValue) * pesos;
    sum.margin += (Number(saleValue) - Number(purchaseCost)) * pesos;
  }
  return sum;
}
