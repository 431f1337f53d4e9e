import { expect } from 'chai';
import fc from 'fast-check';
import { approveDocuments, buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildQuote, buildStopsBetween } from '../../../quoting/quotes/test/factory.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';

type Quote = Schemas['Quote'];
type Currency = Schemas['Currency'];

const cents = fc.integer({ min: 1, max: 900_000_00 });
const offers = fc.record({
  currency: fc.constantFrom<Currency>('MXN', 'USD'),
  quoteCurrency: fc.constantFrom<Currency>('MXN', 'USD'),
  linehaul: cents,
  fuelSurcharge: fc.option(cents),
  accessorials: fc.option(cents),
  stopOffCharge: cents,
  additionalStops: fc.integer({ min: 1, max: 10 }),
  mxnPerUsd: fc.integer({ min: 150_000, max: 250_000 }),
});
type Offer = typeof offers extends fc.Arbitrary<infer Value> ? Value : never;

describe('A load awarded with a stop-off charge', function () {
  this.timeout(120_000);
  let companyId: string, carrierId: string, broker: User, carrier: User;

  before(async () => {
    companyId = (await buildCompany()).id;
    carrierId = (await buildCarrier()).id;
    await approveDocuments(carrierId);
    broker = await buildUser({ companyId });
    carrier = await buildUser({ type: 'carrier', carrierId });
  });

  /** A quote with the rate of a carrier, and the award of it. */
  async function award(offer: Offer) {
    const { additionalStops, mxnPerUsd, quoteCurrency } = offer;
    const sale = { saleValue: '400000000.00' };
    const basis = { currency: quoteCurrency, exchangeRate: decimal(mxnPerUsd, 4) };
    const quote = await buildQuote({ companyId, ...basis, ...sale });
    const place = { city: 'Silao', state: 'MX-GUA', country: 'MX' } as const;
    await buildStopsBetween(quote, ...Array<typeof place>(additionalStops).fill(place));
    const invitation = await buildInvitation({ carrierId, quoteId: quote.id });
    const rated = await as(carrier).post<Schemas['Invitation']>(
      `/api/invitations/${invitation.id}/rate`,
      rateOf(offer),
    );
    const path = `/api/quotes/${quote.id}/award`;
    const { body, status } = await as(broker).post<Quote>(path, { invitationId: invitation.id });
    expect([rated.status, status]).to.deep.equal([200, 200]);
    return { rate: rated.body.rate!, quote: body };
  }

  const get = async <T>(path: string, user = broker) => (await as(user).get<T>(path)).body;

  it('costs its total to the cent, in both currencies, and its margin follows', async () => {
    await fc.assert(
      fc.asyncProperty(offers, async (offer) => {
        const { rate, quote } = await award(offer);
        const total = totalOf(offer);
        const cost = converted(total, offer);
        expect(rate.total).to.equal(decimal(total, 2));
        expect(quote.purchaseCost).to.equal(decimal(cost, 2));
        expect(quote.margin).to.equal(decimal(400_000_000_00n - cost, 2));
        const load = await get<Schemas['Shipment']>(`/api/shipments/${quote.shipmentId}`);
        expect(load.purchaseCost).to.equal(decimal(cost, 2));
      }),
      { numRuns: 12 },
    );
  });

  it('has the charge in its rate confirmation, in its price and its document', async () => {
    const offer = offerOf({ currency: 'MXN', stopOffCharge: 1_750_55, additionalStops: 2 });
    const { quote } = await award(offer);
    const path = `/api/shipments/${quote.shipmentId}/rateConfirmations`;
    const terms = {
      freeHours: 2,
      detentionRate: null,
      paymentDays: 30,
      evidence: ['signed_pod'],
    };
    await as(broker).post(path, terms);
    const [{ price }] = await get<[Schemas['RateConfirmation']]>(path);
    const charge = { stopOffCharge: '1750.55', additionalStops: 2 };
    expect(price).to.deep.include({ ...charge, linehaul: '10000.00', total: '13501.10' });
    expect(price).to.not.have.property('accessorials');
  });

  it('says what stops cost that it gets later', async () => {
    const { quote } = await award(offerOf({ stopOffCharge: 50_00, additionalStops: 1 }));
    const path = `/api/shipments/${quote.shipmentId}`;
    const added = async () =>
      (await get<Schemas['LoadAccessorials']>(`${path}/accessorials`, carrier)).addedStops;
    expect(await added()).to.equal(null);
    const [first, between, last] = quote.stops.map(({ number: _, ...stop }) => stop);
    const stops = [first, between, between, between, last];
    const { status } = await as(broker).patch(path, { stops });
    expect(status).to.equal(200);
    const expected = { count: 2, stopOffCharge: '50.00', amount: '100.00', currency: 'USD' };
    expect(await added()).to.deep.equal(expected);
  });
});

function offerOf(offer: Partial<Offer>): Offer {
  const parts = { linehaul: 10_000_00, fuelSurcharge: null, accessorials: null };
  const basis = { currency: 'USD', quoteCurrency: 'USD', mxnPerUsd: 200_000 } as const;
  return { ...basis, ...parts, stopOffCharge: 1, additionalStops: 1, ...offer };
}

function rateOf({
  currency,
  additionalStops: _,
  mxnPerUsd: __,
  quoteCurrency: ___,
  ...amounts
}: Offer) {
  const entries = Object.entries(amounts).flatMap(([name, amount]) =>
    amount === null ? [] : [[name, decimal(amount, 2)]],
  );
  return { currency, ...Object.fromEntries(entries) };
}

function totalOf({ linehaul, fuelSurcharge, accessorials, ...offer }: Offer): bigint {
  const parts = linehaul + (fuelSurcharge ?? 0) + (accessorials ?? 0);
  return BigInt(parts + offer.stopOffCharge * offer.additionalStops);
}

/** An amount in the quote's currency in cents, rounded half up. */
function converted(total: bigint, { currency, quoteCurrency, mxnPerUsd }: Offer): bigint {
  if (currency === quoteCurrency) return total;
  const [rate, one] = [BigInt(mxnPerUsd), 10_000n];
  const [dividend, divisor] = currency === 'USD' ? [total * rate, one] : [total * one, rate];
  return (2n * dividend + divisor) / (2n * divisor);
}

function decimal(amount: bigint | number, decimals: number): string {
  const isNegative = amount < 0;
  const digits = String(isNegative ? -amount : amount).padStart(decimals + 1, '0');
  return `${isNegative ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
