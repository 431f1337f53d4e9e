import { expect } from 'chai';
import { buildCompany, buildCustomer } from '../../../../network/companies/test/factory.ts';
import type { Company } from '../../../../network/companies/Company.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { as, byLink } from '../../../../testing/client.ts';
import { buildToken } from '../../../../platform/links/test/factory.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { Quote as QuoteRow } from '../../Quote.ts';
import { buildExchangeRate, buildQuote, dayFrom, quoteInput } from '../factory.ts';

type Quote = Schemas['Quote'];
type Stop = Schemas['Stop'];
type Problem = Schemas['Problem'];

describe('The stops of a quote', function () {
  this.timeout(30_000);
  let company: Company, customer: Company, broker: User, shipper: User;

  before(async () => {
    company = await buildCompany();
    customer = await buildCustomer(company);
    broker = await buildUser({ companyId: company.id });
    shipper = await buildUser({ type: 'shipper', role: 'member', companyId: customer.id });
    await buildExchangeRate();
  });

  it('are its two ends with their windows, in its page and in lists, for broker and customer', async () => {
    const window = { pickupFrom: '22:00:00', pickupTo: '02:00:00' };
    const { id } = await buildQuote({ companyId: company.id, customerId: customer.id, ...window });
    for (const user of [broker, shipper]) {
      const { body } = await as(user).get<Quote>(`/api/quotes/${id}`);
      expect(body.stops).to.deep.equal(stopsIn(body));
      const list = await as(user).get<Quote[]>('/api/quotes', { query: { id: [id] } });
      expect(list.body[0]!.stops).to.deep.equal(body.stops);
    }
  });

  it('have no windows in the answer to a public link, as it has none', async () => {
    const price = { saleValue: '100', sharedValue: '100', sharedCurrency: 'USD' } as const;
    const shared = { sharedAt: new Date(), sharedUntil: dayFrom(9), status: 'answered' } as const;
    const parties = { companyId: company.id, customerId: customer.id };
    const { id } = await buildQuote({ ...parties, ...price, ...shared });
    const linked = { kind: 'price', subjectId: id, partyId: customer.id } as const;
    const client = byLink(await buildToken(linked));
    const { body } = await client.post<Quote>(`/api/quotes/${id}/accept`, {});
    const names = body.stops.map((stop) => Object.keys(stop));
    expect(names).to.deep.equal(Array(2).fill(['number', 'kind', 'place']));
  });

  describe('in POST and PATCH /quotes', () => {
    it('stand for origin, destination, dates and hours', async () => {
      const { body, status } = await post({ stops: stopsIn(quoteInput({ pickupFrom: '08:00' })) });
      expect([status, Object.keys(body.errors ?? {})]).to.deep.equal([422, ['stops.0.to']]);
      const input = quoteInput({ pickupFrom: '08:00', pickupTo: '09:00' });
      const made = await post<Quote>({ stops: stopsIn(input) });
      expect(made.status).to.equal(201);
      expect(made.body).to.deep.include({ origin: input.origin, pickupDate: input.pickupDate });
      expect(made.body.stops).to.deep.equal(stopsIn(made.body));
    });

    it('are changed whole: a window that is left out is removed', async () => {
      const { id, version } = await buildQuote({
        companyId: company.id,
        deliveryFrom: '10:00',
        deliveryTo: '12:00',
      });
      const [pickup, delivery] = stopsIn(quoteInput());
      const stops = [pickup, { ...delivery, from: undefined, to: undefined }];
      const headers = { 'if-match': `"${version}"` };
      const { body } = await as(broker).patch<Quote>(`/api/quotes/${id}`, { stops }, { headers });
      expect(body).to.include({ deliveryFrom: null, deliveryDate: delivery!.date });
      expect((await QuoteRow.query().findOne({ id }))!.deliveryTo).to.equal(null);
    });

    it('can be sent back as they were read', async () => {
      const { id } = await buildQuote({ companyId: company.id });
      const { body } = await as(broker).get<Quote>(`/api/quotes/${id}`);
      const sent = await as(broker).patch<Quote>(`/api/quotes/${id}`, { stops: body.stops });
      expect(sent.status).to.equal(200);
      expect(sent.body.stops).to.deep.equal(body.stops);
    });

    it('are refused beside an origin, a destination or a time, naming both', async () => {
      const { origin, pickupDate } = quoteInput();
      const both = { stops: stopsIn(quoteInput()), origin, pickupDate };
      const { body, status } = await post(both);
      expect(status).to.equal(422);
      expect(body.errors).to.have.all.keys('stops', 'origin', 'pickupDate');
      expect(body.errors!.stops).to.include('no ambos');
      const { id } = await buildQuote({ companyId: company.id });
      expect((await as(broker).patch(`/api/quotes/${id}`, both)).status).to.equal(422);
    });

    it('are refused in another order, number or position', async () => {
      const [pickup, delivery] = stopsIn(quoteInput()) as [Stop, Stop];
      const refused = async (...stops: Stop[]) => Object.keys((await post({ stops })).body.errors!);
      expect(await refused(delivery, pickup)).to.include.members(['stops.0.kind', 'stops.1.kind']);
      expect(await refused(pickup, pickup)).to.include('stops.1.kind');
      expect(await refused(pickup)).to.deep.equal(['stops']);
      expect(await refused(pickup, delivery, delivery)).to.deep.equal(['stops']);
      expect(await refused(pickup, { ...delivery, number: 3 })).to.deep.equal(['stops.1.number']);
    });

    it('name what is wrong by the stop', async () => {
      const [pickup, delivery] = stopsIn(quoteInput()) as [Stop, Stop];
      const place = { ...pickup.place, postalCode: '64000-1' };
      const { body } = await post({ stops: [{ ...pickup, place }, delivery] });
      expect(Object.keys(body.errors!)).to.deep.equal(['stops.0.place.postalCode']);
      const day = { date: dayFrom(9) };
      const hasty = [
        { ...pickup, ...day, from: '09:00', to: '09:30' },
        { ...delivery, ...day, from: '10:00', to: '11:00' },
      ];
      const made = await post<Quote>({ stops: hasty, distanceKm: '900' });
      expect(made.body.warnings?.map(({ field }) => field)).to.deep.equal(['stops.1.to']);
    });

    it('are not needed, but either they or origin and destination are', async () => {
      const { movement } = quoteInput();
      const { body } = await as(broker).post<Problem>('/api/quotes', { movement });
      expect(body.errors).to.have.all.keys('origin', 'destination');
    });
  });

  /** Posts a quote with these stops in place of its ends. */
  function post<Body = Problem>(overrides: object) {
    const { movement, weight, currency } = quoteInput();
    return as(broker).post<Body>('/api/quotes', { movement, weight, currency, ...overrides });
  }
});

/** The stops of a load as its ends say. */
function stopsIn(load: Schemas['LoadFields']): Stop[] {
  return [
    {
      number: 1,
      kind: 'pickup',
      place: load.origin!,
      ...windowOf(load.pickupDate, load.pickupFrom, load.pickupTo),
    },
    {
      number: 2,
      kind: 'delivery',
      place: load.destination!,
      ...windowOf(load.deliveryDate, load.deliveryFrom, load.deliveryTo),
    },
  ];
}

function windowOf(date?: string | null, from?: string | null, to?: string | null) {
  return { date: date ?? null, from: from ?? null, to: to ?? null };
}
