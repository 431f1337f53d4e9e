import { expect } from 'chai';
import { buildCompany, buildCustomer } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { Document } from '../../../compliance/documents/Document.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { QuoteStop } from '../../../quoting/quotes/QuoteStop.ts';
import { saveStops } from '../../../quoting/quotes/index.ts';
import { ShipmentStop } from '../../../trip/shipments/ShipmentStop.ts';
import { buildShipment } from '../../../trip/shipments/test/factory.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildQuote, dayFrom } from '../../../quoting/quotes/test/factory.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';

type Event = Schemas['HistoryEvent'];
type History = Schemas['History'];

describe('The history', function () {
  this.timeout(60_000);
  let broker: User, shipper: User, winner: User, loser: User, quoteId: string, customerId: string;
  let carrierIds: string[];

  before(async () => {
    const company = await buildCompany();
    customerId = (await buildCustomer(company)).id;
    broker = await buildUser({ companyId: company.id });
    shipper = await buildUser({ type: 'shipper', companyId: customerId });
    const parties = { companyId: company.id, customerId };
    ({ id: quoteId } = await buildQuote({ ...parties, status: 'rated' }));
    const good = await buildInvitation({ quoteId, rate: { allIn: '1777.11' } });
    const bad = await buildInvitation({ quoteId, rate: { allIn: '1888.22' } });
    carrierIds = [good.carrierId, bad.carrierId];
    winner = await buildUser({ type: 'carrier', carrierId: good.carrierId });
    loser = await buildUser({ type: 'carrier', carrierId: bad.carrierId });
    const say = (verb: string, body: object) =>
      as(broker).post(`/api/quotes/${quoteId}/${verb}`, body);
    await say('share', { saleValue: '2345.67', validUntil: dayFrom(3) });
    await as(shipper).post(`/api/quotes/${quoteId}/accept`, { comment: 'Adelante' });
    await say('award', { invitationId: good.id });
    await say('unassign', { reason: 'carrier_cancelled', comment: 'Nota interna' });
  });

  const read = (user: User, query = '') =>
    as(user).get<Event[]>(`/api/history?limit=100&quoteId=${quoteId}${query}`);
  const told = (events: Event[]) =>
    events.map(({ entity, fromStatus, toStatus }) => `${entity} ${fromStatus} ${toStatus}`);

  it('needs a token, and refuses unknown parameters', async () => {
    expect((await anonymous.get('/api/history')).status).to.equal(401);
    expect((await anonymous.get(`/api/history/${quoteId}`)).status).to.equal(401);
    expect((await as(broker).get('/api/history?from=ayer')).status).to.equal(422);
    expect((await as(broker).get('/api/history/7')).status).to.equal(422);
  });

  it('hides events of other companies', async () => {
    const stranger = await buildUser();
    expect((await read(stranger)).body).to.deep.equal([]);
    expect((await as(stranger).get(`/api/history/${quoteId}`)).status).to.equal(404);
  });

  it('shows the broker all events of a quote, oldest first', async () => {
    const { body } = await as(broker).get<History>(`/api/history/${quoteId}`);
    expect(told(body.events)).to.have.members([
      'quotes rated answered',
      'quotes answered answered',
      'invitations rated assigned',
      'invitations rated rejected',
      'quotes answered assigned',
      'shipments null assigned',
      'shipments assigned confirmed',
      'invitations assigned rated',
      'invitations rejected rated',
      'quotes assigned rated',
    ]);
    const times = body.events.map(({ createdAt }) => createdAt);
    expect(times).to.deep.equal([...times].sort());
    expect(body).to.include({ id: quoteId });
    expect(body.origin).to.deep.equal({ city: 'Monterrey', state: 'MX-NLE', country: 'MX' });
  });

  it('counts the stops of a quote, and of a load without one, also for a carrier', async () => {
    const { id: companyId } = await buildCompany();
    const admin = as(await buildUser({ companyId }));
    const quote = await buildQuote({ companyId, status: 'rated' });
    const { id: carrierId } = await buildCarrier({ companyId });
    const load = await buildShipment({ companyId, carrierId, status: 'assigned' });
    await QuoteStop.transaction((trx) => saveStops(trx, QuoteStop, quote, repartoOf(quote)));
    await ShipmentStop.transaction((trx) => saveStops(trx, ShipmentStop, load, repartoOf(load)));
    await admin.post(`/api/quotes/${quote.id}/dismiss`, { reason: 'customer_cancelled' });
    const moved = await admin.post(`/api/shipments/${load.id}/move`, { status: 'at_pickup' });
    expect(moved.status, JSON.stringify(moved.body)).to.equal(200);
    expect((await admin.get<History>(`/api/history/${quote.id}`)).body.stopCount).to.equal(3);
    const ofLoads = '/api/history?entity=shipments&toStatus=at_pickup';
    for (const user of [admin, as(await buildUser({ type: 'carrier', carrierId }))]) {
      const { body } = await user.get<Event[]>(ofLoads);
      const own = body.filter(({ shipmentId }) => shipmentId === load.id);
      expect(own.map(({ stopCount }) => stopCount)).to.deep.equal([3]);
    }
    const { body } = await as(broker).get<History>(`/api/history/${quoteId}`);
    expect([body.stopCount, body.events[0]!.stopCount]).to.deep.equal([2, 2]);
  });

  it('shows the customer its quote and load, without purchase data', async () => {
    const { body } = await as(shipper).get<History>(`/api/history/${quoteId}`);
    expect(new Set(body.events.map(({ entity }) => entity))).to.deep.equal(
      new Set(['quotes', 'shipments']),
    );
    expect(body.events.find(({ reason }) => reason === 'accepted')!.comment).to.equal('Adelante');
    expect(JSON.stringify(body)).not.to.match(
      /Nota interna|carrierName|carrierId|1777\.11|1888\.22/,
    );
    const asked = await as(shipper).get(`/api/history?carrierId=${carrierIds[0]}`);
    expect(asked.status).to.equal(422);
  });

  it('tells what a status came with: the deadline of a request, the amount of a rate, the price and its last day', async () => {
    const company = await buildCompany();
    const own = { companyId: company.id, customerId: (await buildCustomer(company)).id };
    const [admin, asker] = [
      await buildUser({ companyId: company.id }),
      await buildUser({ type: 'shipper', companyId: own.customerId }),
    ];
    const carrierId = (await buildCarrier({ companyId: company.id })).id;
    const { id } = await buildQuote({ ...own, status: 'pending' });
    const path = `/api/quotes/${id}`;
    await as(admin).post(`${path}/send`, { carrierIds: [carrierId], startsNow: true });
    const { body: asked } = await as(admin).get<Schemas['Invitation'][]>(
      `/api/invitations?quoteId=${id}`,
    );
    const deadlineAt = new Date(asked[0]!.deadlineAt!).toISOString();
    const rater = as(await buildUser({ type: 'carrier', carrierId }));
    await rater.post(`/api/invitations/${asked[0]!.id}/rate`, {
      allIn: '1777.11',
      currency: 'USD',
    });
    const price = { saleValue: '2345.67', currency: 'USD', validUntil: dayFrom(3) };
    await as(admin).post(`${path}/share`, price);
    const termsIn = (events: Schemas['Event'][]) =>
      events.filter(({ terms }) => terms).map(({ entity, terms }) => [entity, terms]);
    const shared = { amount: '2345.67', currency: 'USD', validUntil: dayFrom(3) };
    const rate = { amount: '1777.11', currency: 'USD' };
    const all = [
      ['quotes', { deadlineAt }],
      ['invitations', { deadlineAt }],
      ['invitations', rate],
      ['quotes', shared],
    ];
    const customers = [all[0], all[3]];
    for (const [user, wanted] of [
      [admin, all],
      [asker, customers],
    ] as const) {
      const { body } = await as(user).get<History>(`/api/history/${id}`);
      expect(termsIn(body.events)).to.have.deep.members(wanted);
      const events = await as(user).get<Schemas['Event'][]>(`${path}/events`);
      expect(termsIn(events.body)).to.have.deep.members(wanted);
    }
    const { body } = await rater.get<Event[]>(`/api/history?quoteId=${id}`);
    expect(body.map(({ terms }) => terms)).to.have.deep.members([{ deadlineAt }, rate]);
  });

  it('tells the broker the cost and the price of an award, the customer its price, the carrier its rate', async () => {
    const awarded = async (user: User) => {
      const events = (await read(user, '&toStatus=assigned')).body;
      return events.filter(({ terms }) => terms).map(({ entity, terms }) => [entity, terms]);
    };
    const rate = ['invitations', { amount: '1777.11', currency: 'USD' }];
    const sale = { saleValue: '2345.67', currency: 'USD' };
    expect(await awarded(broker)).to.have.deep.members([
      rate,
      ['quotes', { purchaseCost: '1777.11', ...sale }],
    ]);
    expect(await awarded(shipper)).to.deep.equal([['quotes', sale]]);
    expect(await awarded(winner)).to.deep.equal([rate]);
    expect(await awarded(loser)).to.deep.equal([]);
    const { body } = await as(shipper).get<Schemas['Event'][]>(`/api/quotes/${quoteId}/events`);
    expect(JSON.stringify(body))
      .to.include('2345.67')
      .and.not.match(/purchaseCost|1777/);
  });

  it("shows each carrier its own events, without names, comments and others' results", async () => {
    const own = await read(winner);
    expect(told(own.body)).to.have.members([
      'invitations rated assigned',
      'invitations assigned rated',
    ]);
    const other = await read(loser);
    expect(told(other.body)).to.have.members([
      'invitations rated rejected',
      'invitations rejected rated',
    ]);
    expect(JSON.stringify([own.body, other.body])).not.to.match(
      /Nota interna|customerName|customerId|2345\.67|Adelante/,
    );
    expect(JSON.stringify(other.body)).not.to.match(/carrier_cancelled/);
    expect(JSON.stringify(other.body)).not.to.include(carrierIds[0]);
  });

  it('filters by period, customer, carrier and status', async () => {
    const count = async (query: string) => (await read(broker, query)).body.length;
    expect(await count(`&from=${dayFrom(1)}`)).to.equal(0);
    expect(await count(`&from=${dayFrom(-1)}&until=${dayFrom(1)}`)).to.equal(10);
    expect(await count(`&until=${dayFrom(-2)}`)).to.equal(0);
    expect(await count(`&customerId=${customerId}&toStatus=assigned`)).to.equal(3);
    expect(await count(`&carrierId=${carrierIds[1]}`)).to.equal(2);
    expect(await count('&entity=shipments')).to.equal(2);
  });

  it('can be exported', async () => {
    const { status, body } = await as(broker).get<string>(`/api/history/export?quoteId=${quoteId}`);
    expect(status).to.equal(200);
    expect(body.trim().split('\n')).to.have.length(11);
    expect(body).to.include(',Cotización,Asignada,Con tarifas,El transportista canceló,');
    expect(body).not.to.include('carrier_cancelled');
    expect(body).not.to.match(/,(quotes|invitations|shipments),/);
  });

  it('can be exported with the documents that were missing when a carrier was assigned nevertheless', async () => {
    const { id: companyId } = await buildCompany();
    const { id } = await buildQuote({ companyId, status: 'rated' });
    const { id: invitationId, carrierId } = await buildInvitation({ quoteId: id, rate: {} });
    const lost = Document.query().where({ carrierId, type: 'insurance_cover' });
    await lost.patch({ expirationDate: dayFrom(-2) });
    const staff = as(await buildUser({ type: 'internal' }));
    const override = { invitationId, overrideReason: 'Lo pide el cliente' };
    expect((await staff.post(`/api/quotes/${id}/award`, override)).status).to.equal(200);
    const { body } = await staff.get<string>(`/api/history/export?quoteId=${id}`);
    expect(body).to.include('Documentos que faltaban,Por qué no contaban');
    expect(body).to.match(/Lo pide el cliente,Carátula del seguro[^,]*,[Vv]encido,/);
  });
});

/** The stops of a lane with a delivery between its ends. */
function repartoOf({ origin, destination }: Record<'origin' | 'destination', Schemas['Place']>) {
  const place = { city: 'Saltillo', state: 'MX-COA', country: 'MX' } as const;
  return [
    { kind: 'pickup' as const, place: origin },
    { kind: 'delivery' as const, place },
    { kind: 'delivery' as const, place: destination },
  ];
}
