import { expect } from 'chai';
import { buildCompany, buildCustomer } from '../../../../network/companies/test/factory.ts';
import type { Company } from '../../../../network/companies/Company.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { as, byLink } from '../../../../testing/client.ts';
import { buildComodity } from '../../../../catalogs/comodities/test/factory.ts';
import { buildToken } from '../../../../platform/links/test/factory.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import type { User } from '../../../../platform/users/User.ts';
import { Quote as QuoteRow } from '../../Quote.ts';
import { QuoteStop } from '../../QuoteStop.ts';
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
      const thirteen = Array<Stop>(12).fill(delivery);
      expect(await refused(pickup, ...thirteen)).to.deep.equal(['stops']);
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

  describe('beyond two', () => {
    const window = { date: dayFrom(6), from: '22:00', to: '02:00' };
    const silao: Stop = {
      kind: 'delivery',
      place: { city: 'Silao', state: 'MX-GUA', country: 'MX', street: 'Calle 1', name: 'Planta' },
      ...window,
      contact: { name: 'Ana Ríos', phone: '524721234567' },
      reference: 'Pedido 7',
      goods: [{ units: 4, weight: '400.00' }],
    };
    const [first, last] = stopsIn(quoteInput()) as [Stop, Stop];
    const three: Stop[] = [
      { ...first, goods: [{ units: 10, weight: '1000.00' }] },
      silao,
      { ...last, number: 3, goods: [{ units: 6, weight: '600.00' }] },
    ];

    it('are kept and answered in order, to broker and customer, in lists too', async () => {
      const { body, status } = await post<Quote>({ stops: three, customerId: customer.id });
      expect(status).to.equal(201);
      expect(body.stops.map(({ number, kind }) => [number, kind])).to.deep.equal([
        [1, 'pickup'],
        [2, 'delivery'],
        [3, 'delivery'],
      ]);
      const hours = { from: '22:00:00', to: '02:00:00' };
      expect(body.stops[1]).to.deep.include({ ...silao, ...hours });
      expect(body).to.deep.include({ origin: first.place, destination: last.place });
      expect(body.stops[2]).to.deep.include({ place: last.place, date: last.date });
      for (const user of [broker, shipper]) {
        const list = await as(user).get<Quote[]>('/api/quotes', { query: { id: [body.id] } });
        expect(list.body[0]!.stops).to.deep.equal(body.stops);
      }
    });

    it('have the ends that a PATCH of origin, of a day or of nothing of them leaves', async () => {
      const { body } = await post<Quote>({ stops: three });
      const origin = { ...first.place, city: 'Saltillo', state: 'MX-COA' as const };
      const path = `/api/quotes/${body.id}`;
      const changed = await as(broker).patch<Quote>(path, { origin, pickupDate: dayFrom(4) });
      expect(changed.body.stops[0]).to.deep.include({ place: origin, date: dayFrom(4) });
      expect(changed.body.stops.slice(1)).to.deep.equal(body.stops.slice(1));
      const late = await as(broker).patch<Problem>(path, { deliveryDate: dayFrom(5) });
      expect(Object.keys(late.body.errors!)).to.deep.equal(['stops.2.date']);
    });

    it('can be sent back as they were read, and are replaced whole', async () => {
      const { body } = await post<Quote>({ stops: three });
      const path = `/api/quotes/${body.id}`;
      const sent = await as(broker).patch<Quote>(path, { stops: body.stops });
      expect(sent.body.stops).to.deep.equal(body.stops);
      const two = await as(broker).patch<Quote>(path, { stops: [first, last] });
      expect(two.body.stops).to.deep.equal(stopsIn(two.body));
    });

    it('name what is wrong by the stop', async () => {
      const refused = async (between: object) => {
        const { body } = await post({ stops: [three[0], { ...silao, ...between }, three[2]] });
        return Object.keys(body.errors ?? {});
      };
      const place = { ...silao.place, postalCode: '64000-1' };
      expect(await refused({ place })).to.deep.equal(['stops.1.place.postalCode']);
      expect(await refused({ to: null })).to.deep.equal(['stops.1.to']);
      expect(await refused({ date: dayFrom(1) })).to.deep.equal(['stops.1.to']);
      expect(await refused({ goods: [{ units: 11 }] })).to.deep.equal(['stops.1.goods.0']);
      expect(await refused({ goods: [] })).to.deep.equal(['stops.2.goods']);
      const strange = { ...silao.place, locationId: company.id };
      expect(await refused({ place: strange })).to.deep.equal(['stops.1.place.locationId']);
    });

    it('with hazardous goods make the load hazmat', async () => {
      const { id: comodityId } = await buildComodity({ hazmat: true });
      const goods = (units: number) => [{ comodityId, units }];
      const stops = [
        { ...first, goods: goods(2) },
        { ...silao, goods: goods(1) },
        { ...last, number: 3, goods: goods(1) },
      ];
      expect((await post<Quote>({ stops })).body.hazmat).to.equal(true);
      const { id } = await buildQuote({ companyId: company.id });
      const { body } = await as(broker).patch<Quote>(`/api/quotes/${id}`, { stops });
      expect(body.hazmat).to.equal(true);
    });

    it('are gone with their quote', async () => {
      const { body } = await post<Quote>({ stops: three });
      expect((await as(broker).delete(`/api/quotes/${body.id}`)).status).to.equal(200);
      expect(await QuoteStop.query().where({ quoteId: body.id })).to.have.length(0);
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
