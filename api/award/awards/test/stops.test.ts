import { expect } from 'chai';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildExchangeRate, dayFrom, quoteInput } from '../../../quoting/quotes/test/factory.ts';
import { Quote as QuoteRow } from '../../../quoting/quotes/Quote.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';

type Quote = Schemas['Quote'];
type Stop = Schemas['Stop'];
type Invitation = Schemas['Invitation'];

const { origin, destination } = quoteInput();
const silao: Stop = {
  kind: 'delivery',
  place: { city: 'Silao', state: 'MX-GUA', country: 'MX', street: 'Calle 1', name: 'Planta' },
  date: dayFrom(6),
  from: null,
  to: null,
  contact: { name: 'Ana Ríos', phone: '524721234567' },
  reference: 'Pedido 7',
  goods: [],
};
const stops: Stop[] = [
  { kind: 'pickup', place: origin!, date: dayFrom(5) },
  silao,
  { kind: 'delivery', place: destination!, date: dayFrom(40) },
];

describe('A quote of three stops', function () {
  this.timeout(30_000);
  let companyId: string, admin: User, quote: Quote;

  before(async () => {
    companyId = (await buildCompany()).id;
    admin = await buildUser({ companyId });
    await buildExchangeRate();
  });

  beforeEach(async () => {
    const { movement, weight, currency } = quoteInput();
    const input = { movement, weight, currency, stops };
    ({ body: quote } = await as(admin).post<Quote>('/api/quotes', input));
  });

  async function award() {
    const invitation = await buildInvitation({ quoteId: quote.id, rate: { allIn: '1500.00' } });
    await QuoteRow.query().where({ id: quote.id, companyId }).patch({ status: 'rated' });
    const carrier = await buildUser({ type: 'carrier', carrierId: invitation.carrierId });
    const read = async () =>
      (await as(carrier).get<Invitation>(`/api/invitations/${invitation.id}`)).body.load;
    const before = await read();
    const path = `/api/quotes/${quote.id}/award`;
    const { body } = await as(admin).post<Quote>(path, { invitationId: invitation.id });
    return { before, after: await read(), shipmentId: body.shipmentId, carrier };
  }

  it('shows an invited carrier the cities and windows, and the rest after the award', async () => {
    const { before, after } = await award();
    const city = { city: 'Silao', state: 'MX-GUA', country: 'MX' };
    expect(before.stops).to.have.length(3);
    expect(before.stops![1]).to.deep.include({
      place: city,
      date: silao.date,
      contact: null,
      reference: null,
    });
    expect(JSON.stringify(before)).to.not.match(/Ana Ríos|Planta|Pedido 7/);
    expect(after.stops![1]).to.deep.include(silao);
  });

  it('gives its stops to the load, for broker and carrier', async () => {
    const { shipmentId, carrier } = await award();
    for (const user of [admin, carrier]) {
      const { body } = await as(user).get<Schemas['Shipment']>(`/api/shipments/${shipmentId}`);
      expect(body.stops).to.deep.equal(quote.stops);
    }
  });

  it('leaves its load the stops that it has, through an unassignment and the next award', async () => {
    const { shipmentId } = await award();
    const path = `/api/shipments/${shipmentId}`;
    const added = { kind: 'delivery', place: { city: 'León', state: 'MX-GUA', country: 'MX' } };
    const four = { stops: [stops[0], added, stops[1], stops[2]] };
    const changed = await as(admin).patch<Schemas['Shipment']>(path, four);
    expect(changed.body.stops).to.have.length(4);
    const reason = { reason: 'carrier_cancelled' };
    const gone = await as(admin).post<Quote>(`/api/quotes/${quote.id}/unassign`, reason);
    expect([gone.status, gone.body.stops.length]).to.deep.equal([200, 3]);
    const read = async () => (await as(admin).get<Schemas['Shipment']>(path)).body;
    expect((await read()).stops).to.deep.equal(changed.body.stops);
    const again = await award();
    expect(again.shipmentId).to.equal(shipmentId);
    expect(await read()).to.deep.include({ status: 'assigned', stops: changed.body.stops });
  });

  it('gives its stops to the requote, which takes others in their place', async () => {
    const path = `/api/quotes/${quote.id}/requote`;
    await QuoteRow.query().where({ id: quote.id, companyId }).patch({ status: 'rated' });
    const refused = await as(admin).post<Schemas['Problem']>(path, { deliveryDate: dayFrom(5) });
    expect(Object.keys(refused.body.errors!)).to.deep.equal(['stops.2.date']);
    const same = await as(admin).post<Quote>(path, {});
    expect(same.body.stops).to.deep.equal(quote.stops);
    await QuoteRow.query().where({ id: same.body.id, companyId }).patch({ status: 'rated' });
    const other = { stops: [stops[0], stops[2]] };
    const two = await as(admin).post<Quote>(`/api/quotes/${same.body.id}/requote`, other);
    expect(two.body.stops).to.have.length(2);
  });

  it('gives the places of its stops to the route made from it, which can be changed', async () => {
    await award();
    const { body, status } = await as(admin).post<Schemas['Route']>(
      `/api/quotes/${quote.id}/route`,
    );
    expect(status).to.equal(201);
    const { kind, place, contact, reference, goods } = silao;
    const second = { number: 2, kind, place, contact, reference, goods };
    expect(body.stops[1]).to.deep.equal(second);
    expect(body.stops[2]).to.deep.include({ place: destination });
    const path = `/api/routes/${body.id}`;
    const back = await as(admin).patch<Schemas['Route']>(path, { stops: body.stops });
    expect(back.body.stops).to.deep.equal(body.stops);
    const swapped = [body.stops[0], { ...second, number: 2, place: { ...place, country: 'US' } }];
    const wrong = { stops: [...swapped, body.stops[2]] };
    const refused = await as(admin).patch<Schemas['Problem']>(path, wrong);
    expect(Object.keys(refused.body.errors!)).to.deep.equal(['stops.1.place.country']);
  });
});
