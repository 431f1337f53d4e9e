import { expect } from 'chai';
import fc from 'fast-check';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import { buildExchangeRate, buildQuote, dayFrom } from '../../../quotes/test/factory.ts';
import { testDb } from '../../../../testing/base/db.ts';
import { buildInvitation } from '../factory.ts';
import { rankRates } from '../../closing/rankRates.ts';

/** Cents of linehaul, fuel surcharge and tolls of one carrier. */
const offer = fc.tuple(
  fc.integer({ min: 1, max: 500_000 }),
  fc.integer({ min: 1, max: 90_000 }),
  fc.integer({ min: 1, max: 90_000 }),
);

describe('The ranking of rates', function () {
  this.timeout(120_000);

  it("does not depend on the order of the parts, on the currency at the quote's exchange rate, or on today's exchange rate", async () => {
    const companyId = (await buildCompany()).id;
    const carriers: string[] = [];
    for (let count = 0; count < 4; count += 1) carriers.push((await buildCarrier()).id);

    /** The amount and rank of each carrier when the offers are entered in the form that `write` gives. */
    async function ranked(offers: number[][], write: (parts: number[]) => object) {
      const { id: quoteId } = await buildQuote({ companyId, exchangeRate: '20', status: 'rated' });
      const ids: string[] = [];
      for (const [index, parts] of offers.entries()) {
        const rate = write(parts);
        ids.push((await buildInvitation({ quoteId, carrierId: carriers[index]!, rate })).id);
      }
      const read = async () => {
        const all = await (
          await testDb()
        ).transaction((trx) => rankRates(trx as never, { id: quoteId, companyId }));
        return ids.map((id) => {
          const { amount, rank } = all.find(({ invitationId }) => invitationId === id)!;
          return `${rank}: ${amount}`;
        });
      };
      const before = await read();
      await buildExchangeRate('31.4159', dayFrom(0));
      expect(await read()).to.deep.equal(before);
      await buildExchangeRate();
      return before;
    }

    await fc.assert(
      fc.asyncProperty(fc.array(offer, { minLength: 2, maxLength: 4 }), async (offers) => {
        const asWritten = await ranked(offers, (parts) => inParts(parts));
        const reordered = await ranked(offers, (parts) => inParts(parts.toReversed()));
        const inPesos = await ranked(offers, (parts) => inParts(parts, 20, 'MXN'));
        const allIn = await ranked(offers, (parts) => ({ allIn: money(sum(parts)) }));
        expect(reordered).to.deep.equal(asWritten);
        expect(inPesos).to.deep.equal(asWritten);
        expect(allIn).to.deep.equal(asWritten);
        const exact = offers.map((parts) => money(sum(parts)));
        expect(asWritten.map((each) => each.split(': ')[1])).to.deep.equal(exact);
      }),
      { numRuns: 12 },
    );
  });
});

function inParts([linehaul, fuelSurcharge, tolls]: number[], times = 1, currency = 'USD') {
  const amount = (cents = 0) => money(cents * times);
  return {
    currency,
    linehaul: amount(linehaul),
    fuelSurcharge: amount(fuelSurcharge),
    tolls: amount(tolls),
  };
}

function sum(parts: number[]) {
  return parts.reduce((total, part) => total + part, 0);
}

/** Whole cents as a decimal, without a float. */
function money(cents: number) {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
