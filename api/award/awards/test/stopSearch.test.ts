import { expect } from 'chai';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildExchangeRate, dayFrom, quoteInput } from '../../../quoting/quotes/test/factory.ts';
import { Quote as QuoteRow } from '../../../quoting/quotes/Quote.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';

type Quote = Schemas['Quote'];
type Row = { id: string };

const { origin, destination, movement, weight, currency } = quoteInput();
const silao = { city: 'Silao', state: 'MX-GUA', country: 'MX' } as const;
const stops: Schemas['Stop'][] = [
  { kind: 'pickup', place: origin!, date: dayFrom(5), reference: 'Cita 31' },
  {
    kind: 'delivery',
    date: dayFrom(6),
    reference: 'Pedido 7',
    place: { ...silao, name: 'Planta Ñandú', street: 'Calle Oculta' },
  },
  { kind: 'delivery', place: destination!, date: dayFrom(40) },
];

describe('Searching by a stop', function () {
  this.timeout(120_000);
  let admin: User, shipper: User, driver: User, stranger: User;
  let quote: Quote;
  let ids: Record<string, string>;

  before(async () => {
    const company = await buildCompany();
    const customer = await buildCustomer(company);
    admin = await buildUser({ companyId: company.id });
    shipper = await buildUser({ type: 'shipper', role: 'admin', companyId: customer.id });
    stranger = await buildUser({ companyId: (await buildCompany()).id });
    await buildExchangeRate();
    const input = { movement, weight, currency, stops, customerId: customer.id };
    ({ body: quote } = await as(admin).post<Quote>('/api/quotes', input));
    const invitation = await buildInvitation({ quoteId: quote.id, rate: { allIn: '1500.00' } });
    driver = await buildUser({ type: 'carrier', carrierId: invitation.carrierId });
    ids = { quotes: quote.id, invitations: invitation.id };
  });

  async function list(who: User, path: string, query: object): Promise<string[]> {
    const { status, body } = await as(who).get<Row[]>(`/api/${path}`, { query: { ...query } });
    expect(status, path).to.equal(200);
    return body.map(({ id }) => id);
  }

  const finds = async (who: User, path: string, query: object) =>
    (await list(who, path, query)).includes(ids[path]!);

  it('finds a quote by city, place name and reference, for its broker and customer alone', async () => {
    for (const q of ['silao', 'planta nandu', 'PEDIDO 7', 'cita 31']) {
      expect(await finds(admin, 'quotes', { q }), q).to.equal(true);
      expect(await finds(shipper, 'quotes', { q }), q).to.equal(true);
      expect(await finds(stranger, 'quotes', { q }), q).to.equal(false);
    }
    expect(await finds(admin, 'quotes', { q: 'oculta' })).to.equal(false);
  });

  it('finds an invitation by the city alone, also for its carrier', async () => {
    for (const who of [admin, driver]) {
      expect(await finds(who, 'invitations', { q: 'silao' })).to.equal(true);
      for (const q of ['ñandú', 'pedido 7', 'cita 31', 'oculta'])
        expect(await finds(who, 'invitations', { q }), q).to.equal(false);
    }
  });

  it('finds them by the state of any stop; origin and destination are filtered as before', async () => {
    for (const path of ['quotes', 'invitations']) {
      for (const stopState of ['MX-GUA', origin!.state, destination!.state])
        expect(await finds(admin, path, { stopState }), `${path} ${stopState}`).to.equal(true);
      expect(await finds(admin, path, { stopState: 'MX-SON' })).to.equal(false);
      expect(await finds(admin, path, { destinationState: 'MX-GUA' })).to.equal(false);
      expect(await finds(admin, path, { originState: origin!.state })).to.equal(true);
    }
    expect(await finds(driver, 'invitations', { stopState: 'MX-GUA' })).to.equal(true);
  });

  it('forgets what is no longer a stop', async () => {
    const { body } = await as(admin).post<Quote>('/api/quotes', {
      movement,
      weight,
      currency,
      stops,
    });
    const asked = { q: 'ñandú' };
    expect(await list(admin, 'quotes', asked)).to.include(body.id);
    await as(admin).patch(`/api/quotes/${body.id}`, { stops: [stops[0]!, stops[2]!].map(plain) });
    expect(await list(admin, 'quotes', asked)).to.not.include(body.id);
    expect(await list(admin, 'quotes', { stopState: 'MX-GUA' })).to.not.include(body.id);
  });

  it('finds the load and the route of the quote; its carrier finds the route by the city', async () => {
    await QuoteRow.query().where({ id: quote.id, companyId: quote.companyId }).patch({
      status: 'rated',
    });
    const { body } = await as(admin).post<Quote>(`/api/quotes/${quote.id}/award`, {
      invitationId: ids.invitations,
    });
    const route = await as(admin).post<Schemas['Route']>(`/api/quotes/${quote.id}/route`);
    ids = { ...ids, shipments: body.shipmentId!, routes: route.body.id };
    for (const path of ['shipments', 'routes'])
      for (const q of ['silao', 'ñandú', 'pedido 7', 'cita 31'])
        expect(await finds(admin, path, { q }), `${path} ${q}`).to.equal(true);
    expect(await finds(driver, 'shipments', { q: 'pedido 7' })).to.equal(true);
    expect(await finds(driver, 'routes', { q: 'silao' })).to.equal(true);
    for (const q of ['ñandú', 'pedido 7'])
      expect(await finds(driver, 'routes', { q }), q).to.equal(false);
    expect(await finds(admin, 'routes', { stopState: 'MX-GUA' })).to.equal(true);
    expect(await finds(stranger, 'shipments', { q: 'silao' })).to.equal(false);
  });

  it('finds a load by the stops that it has now', async () => {
    const [first, between, last] = stops;
    const other = { ...between!.place, name: 'Bodega Ñuble' };
    const changed = [first, { ...between, place: other }, last];
    const load = `/api/shipments/${ids.shipments}`;
    expect((await as(admin).patch(load, { stops: changed })).status).to.equal(200);
    expect(await finds(admin, 'shipments', { q: 'ñuble' })).to.equal(true);
    expect(await finds(admin, 'shipments', { q: 'ñandú' })).to.equal(false);
    await as(admin).patch(load, { stops: [first!, last!].map(plain) });
    expect(await finds(admin, 'shipments', { q: 'ñuble' })).to.equal(false);
    expect(await finds(admin, 'shipments', { q: origin!.city })).to.equal(true);
  });
});

function plain({ kind, place, date }: Schemas['Stop']) {
  return { kind, place, date };
}
