import { expect } from 'chai';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { buildBridge } from '../../../catalogs/bridges/test/factory.ts';
import { Document } from '../../../compliance/documents/Document.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Carrier } from '../../../network/carriers/Carrier.ts';
import type { Company } from '../../../network/companies/Company.ts';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildRate } from '../../../quoting/invitations/test/factory.ts';
import { Quote } from '../../../quoting/quotes/index.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { as } from '../../../testing/client.ts';
import { buildOffer, buildQuoteByLegs } from './factory.ts';

type Combinations = Schemas['QuoteCombinations'];
type Currency = Schemas['Currency'];

describe('GET /quotes/:id/combinations', function () {
  this.timeout(60_000);
  let company: Company, customer: Company, broker: User, shipper: User;

  before(async () => {
    company = await buildCompany();
    customer = await buildCustomer(company);
    broker = await buildUser({ companyId: company.id });
    shipper = await buildUser({ type: 'shipper', companyId: customer.id });
  });

  const build = (whole: Parameters<typeof buildQuoteByLegs>[0] = {}, legs: object[] = []) =>
    buildQuoteByLegs({ companyId: company.id, customerId: customer.id, ...whole }, legs);

  async function compare({ id }: Pick<Quote, 'id'>): Promise<Combinations> {
    const { body, status } = await as(broker).get<Combinations>(`/api/quotes/${id}/combinations`);
    expect(status).to.equal(200);
    return body;
  }

  const obstacles = async (quote: Quote) =>
    (await compare(quote)).obstacles.map(({ code, leg }) => `${code} ${leg}`);

  it('has the offers of each leg in the currency of the whole, the lowest first', async () => {
    const { whole, legs } = await build();
    const [mexican, , us] = legs;
    const pesos = await buildOffer(mexican!, {
      currency: 'MXN',
      allIn: '10001.10',
      transitDays: 2,
    });
    const dollars = await buildOffer(mexican!, { allIn: '500.04', transitHours: 7 });
    await buildRate({ invitationId: dollars.id, version: 2, allIn: '500.07', transitHours: 6 });
    await buildRate({ invitationId: dollars.id, version: 3, allIn: '100', late: true });
    await buildOffer(us!, { allIn: '900', late: true });
    const body = await compare(whole);
    expect(body.legs.map(({ leg, offerCount }) => [leg, offerCount])).to.deep.equal([
      ['mexican', 2],
      ['transfer', 0],
      ['us', 0],
    ]);
    const [offers] = body.legs;
    const facts = offers!.offers.map(({ invitationId, total, currency, amount, transitHours }) => [
      ...[invitationId, total, currency, amount, transitHours],
    ]);
    expect(facts).to.deep.equal([
      [pesos.id, '10001.10', 'MXN', '500.06', 48],
      [dollars.id, '500.07', 'USD', '500.07', 6],
    ]);
    expect(offers!.best).to.deep.equal(offers!.offers[0]);
    expect(body).to.include({ currency: 'USD', cheapest: null, quickest: null });
    expect(body.obstacles.map(({ code, leg }) => `${code} ${leg}`)).to.deep.equal([
      'no_offer transfer',
      'no_offer us',
    ]);
  });

  for (const currency of ['USD', 'MXN'] as Currency[])
    it(`adds costs and margins to the cent in ${currency}, as brute force does`, async () => {
      const exchangeRate = '17.3921';
      const saleValue = currency === 'USD' ? '9000.01' : '156000.99';
      const { whole, legs } = await build({ currency, exchangeRate, saleValue });
      const generated = fc.sample(fc.array(generatedOffer(), { minLength: 3, maxLength: 3 }), 3);
      for (const [at, offers] of generated.entries())
        for (const offer of offers) await buildOffer(legs[at]!, offer);
      const through = await buildOffer(whole, { currency: 'MXN', allIn: '120000.05' });
      const body = await compare(whole);
      const inCurrency = generated.map((offers) =>
        offers.map(({ allIn, currency: own, transitHours }) => ({
          amount: converted(allIn, own, currency, exchangeRate),
          transitHours,
        })),
      );
      const least = inCurrency.map((offers) => Decimal.min(...offers.map(({ amount }) => amount)));
      const cost = Decimal.sum(...least);
      const margin = new Decimal(saleValue).minus(cost);
      expect(body.cheapest).to.include({
        cost: cost.toFixed(2),
        margin: margin.toFixed(2),
        marginPercent: percentOf(margin, saleValue),
      });
      const hoursOfLast = body.quickest!.parts.at(-1)!.offer.transitHours;
      expect(hoursOfLast).to.equal(Math.min(...generated[2]!.map((each) => each.transitHours)));
      const ofWhole = converted('120000.05', 'MXN', currency, exchangeRate);
      expect(body.whole.best).to.include({
        invitationId: through.id,
        amount: ofWhole.toFixed(2),
        margin: new Decimal(saleValue).minus(ofWhole).toFixed(2),
      });
    });

  it('tells when each leg departs, arrives and is handed over', async () => {
    const { whole, legs } = await build();
    for (const leg of legs) await buildOffer(leg, { transitHours: 6 });
    const through = await buildOffer(whole, { transitHours: 60 });
    const { cheapest, quickest, obstacles, whole: forWhole } = await compare(whole);
    expect(obstacles).to.deep.equal([]);
    expect(quickest).to.deep.equal(cheapest);
    const hours = (at: string | null | undefined) => at?.slice(11, 16);
    const [mexican, transfer, us] = cheapest!.parts;
    expect(hours(mexican!.departsAt), '8:00 in Monterrey').to.equal('14:00');
    expect(hours(mexican!.arrivesAt)).to.equal('20:00');
    expect(mexican!.handOverAt! > mexican!.arrivesAt!, 'waits for the next day').to.equal(true);
    expect(transfer!.departsAt).to.equal(mexican!.handOverAt);
    expect(us!.departsAt).to.equal(transfer!.handOverAt);
    expect(us!.handOverAt).to.equal(null);
    expect(us!.arrivesAt).to.equal(cheapest!.arrivesAt);
    const [best] = forWhole.offers;
    expect(best).to.include({ invitationId: through.id, margin: null });
    expect(Date.parse(best!.arrivesAt!) - Date.parse(mexican!.departsAt!)).to.equal(60 * 3_600_000);
  });

  it('names what keeps any combination from being valid', async () => {
    const { whole, legs } = await build();
    const [mexican, transfer, us] = legs;
    for (const leg of [mexican, us]) await buildOffer(leg!, { transitHours: 6 });
    const { carrierId } = await buildOffer(transfer!, { transitHours: 6 });
    await Carrier.query().findById(carrierId).patch({ status: 'suspended' });
    expect(await obstacles(whole)).to.deep.equal(['not_assignable transfer']);
    await Carrier.query().findById(carrierId).patch({ status: 'active' });
    expect(await obstacles(whole)).to.deep.equal([]);
    await Document.query().where({ carrierId, type: 'insurance_cover' }).delete();
    const { legs: lacking } = await compare(whole);
    expect(lacking[1]!.offers[0]).to.include({ isAssignable: false, isCarrierActive: true });
    expect(lacking[1]!.offers[0]!.lackingDocuments[0]).to.include({ type: 'insurance_cover' });
    await buildOffer(transfer!, { transitHours: 60 });
    expect(await obstacles(whole)).to.deep.equal(['arrives_late transfer']);
  });

  it('waits for the bridge of a hand-over, and names it where it stays closed', async () => {
    const handOverAt = async (hours: string) => {
      const { id: bridgeId } = await buildBridge({ hours, timeZone: 'America/Chicago' });
      const handOver = { at: 'bridge', trailer: 'stays', bridgeId } as const;
      const { whole, legs } = await build({}, [{ handOver }]);
      for (const leg of legs) await buildOffer(leg, { transitHours: 6 });
      const { cheapest, obstacles } = await compare(whole);
      return cheapest ? cheapest.parts[0]!.handOverAt : obstacles[0];
    };
    const [always, later] = [await handOverAt('24 h'), await handOverAt('L–D 9:30–16:00')];
    const wait = Date.parse(later as string) - Date.parse(always as string);
    expect(wait, '8:00 to 9:30').to.equal(90 * 60_000);
    expect(await handOverAt('L–D 19:00–23:00')).to.include({
      code: 'bridge_closed',
      leg: 'mexican',
    });
  });

  it('takes a leg that has a carrier with the offer of this carrier alone', async () => {
    const { whole, legs } = await build();
    for (const leg of legs) await buildOffer(leg, { allIn: '300' });
    const dear = await buildOffer(legs[1]!, { allIn: '700' });
    await Carrier.query().findById(dear.carrierId).patch({ status: 'suspended' });
    await dear.$query().patch({ status: 'assigned' });
    const { cheapest, legs: offers } = await compare(whole);
    expect(cheapest).to.include({ cost: '1300.00' });
    expect(cheapest!.parts[1]!.offer).to.include({ invitationId: dear.id, isAssigned: true });
    expect(offers[1]!.best).to.include({ invitationId: dear.id, isAssignable: true });
  });

  it('knows no arrival without days, and then no quickest combination', async () => {
    const undated = { pickupDate: null, pickupFrom: null, pickupTo: null, deliveryDate: null };
    const open = { ...undated, deliveryFrom: null, deliveryTo: null };
    const { whole, legs } = await build(undated, [open, open, open]);
    for (const leg of legs) await buildOffer(leg, { allIn: '300' });
    const { cheapest, quickest } = await compare(whole);
    expect(cheapest).to.include({ cost: '900.00', arrivesAt: null });
    expect(quickest).to.equal(null);
  });

  it('has the offers for the whole alone of a quote without legs', async () => {
    const quote = await buildQuote({ companyId: company.id, saleValue: '2000' });
    const offer = await buildOffer(quote, { allIn: '1500' });
    const body = await compare(quote);
    expect(body).to.deep.include({ legs: [], cheapest: null, quickest: null, obstacles: [] });
    expect(body.whole.best).to.include({
      invitationId: offer.id,
      margin: '500.00',
      marginPercent: '25.00',
    });
  });

  it('is for the broker: of no leg, and nothing that its customer or another company reads', async () => {
    const { whole, legs } = await build();
    const path = `/api/quotes/${whole.id}/combinations`;
    expect((await as(shipper).get(path)).status).to.equal(403);
    const stranger = await buildUser({ companyId: (await buildCompany()).id });
    expect((await as(stranger).get(path)).status).to.equal(404);
    const leg = await as(broker).get<Schemas['Problem']>(`/api/quotes/${legs[0]!.id}/combinations`);
    expect([leg.status, leg.body.code]).to.deep.equal([409, 'LEG_OF_QUOTE']);
  });
});

function generatedOffer() {
  return fc.record({
    currency: fc.constantFrom<Currency>('USD', 'MXN'),
    allIn: fc.integer({ min: 100_00, max: 90_000_00 }).map((cents) => (cents / 100).toFixed(2)),
    transitHours: fc.integer({ min: 1, max: 9 }),
  });
}

/** As far as -999 %. */
function percentOf(margin: Decimal, saleValue: string): string {
  const percent = margin.times(100).dividedBy(saleValue).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
  return percent.lessThan(-999) ? '-999' : percent.toFixed(2);
}

/** Rounded once, half away from zero. */
function converted(amount: string, from: Currency, to: Currency, pesosPerDollar: string): Decimal {
  if (from === to) return new Decimal(amount);
  const value = new Decimal(amount);
  const exact = to === 'MXN' ? value.times(pesosPerDollar) : value.dividedBy(pesosPerDollar);
  return exact.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
}
