import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildKey } from '../../../platform/keys/test/factory.ts';
import { deliverWebhooks } from '../../../platform/webhooks/delivery/deliver.ts';
import { dropWaiting, endWebhooks } from '../../../platform/webhooks/test/factory.ts';
import { buildExchangeRate, dayFrom, quoteInput } from '../../../quoting/quotes/test/factory.ts';
import { buildShipment } from '../../../trip/shipments/test/factory.ts';
import { as, bearing } from '../../../testing/client.ts';
import { Feed } from '../../../testing/mirror/feed.ts';
import { startReceiver } from '../../../testing/receiver.ts';
import { testServer } from '../../../testing/server.ts';
import { buildTenant, type Tenant } from '../../../testing/tenants/tenant.ts';
import { tellWebhooks } from '../telling/tellWebhooks.ts';

type Quote = Schemas['Quote'];
type Route = Schemas['Route'];
type Stop = Schemas['Stop'];

const SETTINGS = { publicUrl: 'https://anden.example', allowsPrivate: true };
const { origin, destination, movement, weight, currency } = quoteInput();
const silao = { city: 'Silao', state: 'MX-GUA', country: 'MX' } as const;
const stops: Stop[] = [
  { kind: 'pickup', place: origin!, date: dayFrom(5) },
  { kind: 'delivery', place: silao, date: dayFrom(6) },
  { kind: 'delivery', place: destination!, date: dayFrom(40) },
];
const [first, second, last] = stops as [Stop, Stop, Stop];
const changed = [first, { ...second, reference: 'Pedido 8' }, last];

describe('A change of stops', function () {
  this.timeout(60_000);
  let tenant: Tenant;
  let quote: Quote;

  before(async () => {
    await testServer();
    tenant = await buildTenant();
    await buildExchangeRate();
  });

  beforeEach(async () => {
    const input = { movement, weight, currency, stops, customerId: tenant.customer.id };
    ({ body: quote } = await as(tenant.people.admin).post<Quote>('/api/quotes', input));
  });

  const change = (body: object, ifMatch: number) =>
    as(tenant.people.admin).patch<Quote>(`/api/quotes/${quote.id}`, body, {
      headers: { 'if-match': `"${ifMatch}"` },
    });

  it('raises the version, tells the feeds of broker and customer once, and is refused on an older version', async () => {
    const { admin, shipper } = tenant.people;
    const feeds = await Promise.all([admin, shipper].map(Feed.of));
    const { body } = await change({ stops: changed }, quote.version);
    expect(body.version).to.equal(quote.version + 1);
    for (const feed of feeds)
      expect((await feed.next()).map(({ id, kind }) => [id, kind])).to.deep.equal([
        [quote.id, 'updated'],
      ]);
    expect((await change({ stops }, quote.version)).status).to.equal(412);
  });

  it('of a route raises its version and tells the feed', async () => {
    const admin = as(tenant.people.admin);
    const lane = stops.map(({ kind, place }) => ({ kind, place }));
    const input = {
      kind: 'confirmed_project',
      movement,
      stops: lane,
      frequency: 'weekly',
      volume: 1,
    };
    const made = await admin.post<Route>('/api/routes', input);
    expect(made.status, JSON.stringify(made.body)).to.equal(201);
    const feed = await Feed.of(tenant.people.admin);
    const other = [lane[0], { ...lane[1], reference: 'Rampa 4' }, lane[2]];
    const { body } = await admin.patch<Route>(`/api/routes/${made.body.id}`, { stops: other });
    expect(body.version).to.equal(made.body.version + 1);
    expect((await feed.next()).map(({ id }) => id)).to.deep.equal([made.body.id]);
  });

  it('of a load raises its version and tells the feed', async () => {
    const { companyId } = tenant.people.admin;
    const ends = { origin: first.place, destination: last.place };
    const load = await buildShipment({ companyId: companyId!, movement, ...ends });
    const feed = await Feed.of(tenant.people.admin);
    const lane = stops.map(({ kind, place }) => ({ kind, place }));
    const { status, body } = await as(tenant.people.admin).patch<Schemas['Shipment']>(
      `/api/shipments/${load.id}`,
      { stops: lane },
    );
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body.version).to.be.greaterThan(load.version);
    expect((await feed.next()).map(({ id }) => id)).to.deep.equal([load.id]);
  });

  it('is heard by a webhook of quotes', async () => {
    const { db } = await testServer();
    await dropWaiting();
    await endWebhooks(tenant.company.id);
    const { url, received } = await startReceiver();
    const webhook = { name: 'ERP', url, changes: ['quotes'] };
    await as(tenant.people.admin).post('/api/webhooks', webhook);
    await change({ stops: changed }, quote.version);
    const job = (trx: Parameters<typeof tellWebhooks.run>[0]['trx']) => ({
      trx,
      data: {},
      now: new Date(),
    });
    await db.transaction((trx) => tellWebhooks.run(job(trx)));
    await db.transaction((trx) => deliverWebhooks(SETTINGS).run(job(trx)));
    const bodies = received.map(({ body }) => JSON.parse(body) as Schemas['WebhookBody']);
    expect(JSON.stringify(bodies)).to.include(quote.id).and.not.include('Pedido 8');
  });

  it('needs a key that may write quotes; one that may read them reads the stops', async () => {
    const { admin } = tenant.people;
    const reader = bearing((await buildKey(admin, { scopes: ['quotes:read'] })).secret);
    const writer = bearing((await buildKey(admin)).secret);
    const path = `/api/quotes/${quote.id}`;
    expect((await reader.patch(path, { stops: changed })).status).to.equal(403);
    expect((await writer.patch<Quote>(path, { stops: changed })).status).to.equal(200);
    const { body } = await reader.get<Quote>(path);
    expect(body.stops[1]).to.include({ reference: 'Pedido 8' });
    const other = bearing((await buildKey(admin, { scopes: ['carriers:read'] })).secret);
    expect((await other.get(path)).status).to.equal(403);
  });

  it('is read alone by fields=stops', async () => {
    const path = `/api/quotes?id=${quote.id}&fields=stops`;
    const { body } = await as(tenant.people.admin).get<Quote[]>(path);
    expect(body).to.deep.equal([{ id: quote.id, stops: quote.stops }]);
  });
});
