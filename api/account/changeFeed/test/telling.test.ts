import { expect } from 'chai';
import type { Knex } from 'knex';
import type { Schemas } from '../../../core/contract/types.ts';
import { amend } from '../../../core/records/writing/save.ts';
import { buildKey } from '../../../platform/keys/test/factory.ts';
import { deliverWebhooks } from '../../../platform/webhooks/delivery/deliver.ts';
import { dropWaiting, endWebhooks } from '../../../platform/webhooks/test/factory.ts';
import { Quote } from '../../../quoting/quotes/index.ts';
import { as, bearing } from '../../../testing/client.ts';
import { Feed } from '../../../testing/mirror/feed.ts';
import { startReceiver } from '../../../testing/receiver.ts';
import { testServer } from '../../../testing/server.ts';
import { buildTenant, type Tenant } from '../../../testing/tenants/tenant.ts';
import { tellWebhooks } from '../telling/tellWebhooks.ts';

type Change = Schemas['RecordChange'];
type Made = Schemas['WebhookWithSecret'];

const SETTINGS = { publicUrl: 'https://anden.example', allowsPrivate: true };
const PLACE = { name: 'Patio nuevo', city: 'Monterrey', state: 'MX-NLE', country: 'MX' };

describe('Webhooks that hear of changes', function () {
  this.timeout(60_000);
  let db: Knex;
  let own: Tenant;
  let other: Tenant;

  before(async () => {
    ({ db } = await testServer());
    own = await buildTenant();
    other = await buildTenant();
  });

  beforeEach(async () => {
    await dropWaiting();
    for (const { company } of [own, other]) await endWebhooks(company.id);
  });

  const tell = (kill?: Error) =>
    db.transaction(async (trx) => {
      await tellWebhooks.run({ trx, data: {}, now: new Date() });
      if (kill) throw kill;
    });
  const deliver = () =>
    db.transaction((trx) => deliverWebhooks(SETTINGS).run({ trx, data: {}, now: new Date() }));
  const hear = async (client: ReturnType<typeof as>, url: string, changes: string[]) =>
    client.post<Made>('/api/webhooks', { name: 'ERP', url, changes });
  const addPlace = async ({ people }: Tenant) =>
    (await as(people.admin).post<{ id: string }>('/api/locations', PLACE)).body.id;
  const comment = (text: string) =>
    amend(Quote, { id: own.records.quotes, companyId: own.company.id }, { comment: text });

  /** The changes in the bodies that a program received. */
  const changesIn = (received: { body: string }[]) =>
    received.flatMap(({ body }) => {
      const { type, data } = JSON.parse(body) as Schemas['WebhookBody'];
      expect(type).to.equal('changes');
      return data.changes as Change[];
    });

  it('get the rows of the feed, with its numbers and in its order, from then on', async () => {
    const { url, received } = await startReceiver();
    await addPlace(own);
    expect((await hear(as(own.people.admin), url, ['locations', 'quotes'])).status).to.equal(201);
    const feed = await Feed.of(own.people.admin);
    await addPlace(other);
    const id = await addPlace(own);
    await as(own.people.admin).patch(`/api/locations/${id}`, { name: 'Patio norte' });
    await comment('Uno');
    await as(own.people.admin).delete(`/api/locations/${id}`);
    await tell();
    await deliver();
    const changes = changesIn(received);
    expect(changes).to.deep.equal(await feed.next());
    expect(changes.map(({ kind }) => kind)).to.deep.equal([
      ...['created', 'updated', 'updated', 'archived'],
    ]);
    const numbers = changes.map(({ sequence }) => sequence);
    expect(numbers).to.deep.equal([...new Set(numbers)].sort((a, b) => a - b));
  });

  it('get no other events unless they ask for them, and others get no changes', async () => {
    const { url, received } = await startReceiver();
    await hear(as(own.people.admin), url, ['quotes']);
    await as(own.people.admin).post<Made>('/api/webhooks', { name: 'Otros', url });
    await addPlace(own);
    await tell();
    await deliver();
    expect(received).to.deep.equal([]);
  });

  it('lose nothing and hear nothing twice when their process is killed', async () => {
    const { url, received } = await startReceiver();
    await hear(as(own.people.admin), url, ['locations']);
    const ids = [await addPlace(own), await addPlace(own)];
    await tell(new Error('expected by this test')).catch(() => {});
    ids.push(await addPlace(own));
    await tell();
    await tell();
    await deliver();
    await deliver();
    expect(changesIn(received).map(({ id }) => id)).to.deep.equal(ids);
  });

  it('get many changes in few events', async () => {
    const { url, received } = await startReceiver();
    const { body } = await hear(as(own.people.admin), url, ['locations']);
    await db.raw(
      `insert into feed_rows (reader, resource, record_id, kind, seen_by)
       select ?, 'locations', uuid_v7(), 'created', 255 from generate_series(1, 2150)`,
      [own.company.id],
    );
    for (let run = 0; run < 3; run += 1) await tell();
    const events = await db('webhook_events').where({ webhookId: body.id });
    expect(events).to.have.length(22);
    await deliver();
    expect(changesIn(received)).to.have.length(500);
    await db('feed_rows').where({ reader: own.company.id, resource: 'locations' }).delete();
  });

  it('of a key hear only what it may read', async () => {
    const { url } = await startReceiver();
    const { secret } = await buildKey(own.people.admin, {
      scopes: ['webhooks:write', 'webhooks:read', 'quotes:read'],
    });
    const key = bearing(secret);
    const { body: types } = await key.get<{ type: string }[]>('/api/changes/types');
    expect(types.map(({ type }) => type))
      .to.include('quotes')
      .and.not.include('locations');
    expect((await hear(key as never, url, ['locations'])).status).to.equal(422);
    expect((await hear(key as never, url, ['quotes'])).status).to.equal(201);
    const { body } = await hear(as(own.people.admin), url, ['locations']);
    const elsewhere = { url: `${url}elsewhere` };
    expect((await key.patch(`/api/webhooks/${body.id}`, elsewhere)).status).to.equal(422);
    expect((await key.patch(`/api/webhooks/${body.id}`, { name: 'Otro' })).status).to.equal(200);
  });

  it('of another company hear nothing, nor of types that nobody of theirs reads', async () => {
    const { url, received } = await startReceiver();
    await hear(as(other.people.admin), url, ['quotes', 'locations']);
    await comment('Del otro');
    await tell();
    await deliver();
    expect(received).to.deep.equal([]);
    expect((await hear(as(other.people.admin), url, ['nada'])).status).to.equal(422);
  });

  it('begin to hear of changes when they are changed, and end it', async () => {
    const { url, received } = await startReceiver();
    const client = as(own.people.admin);
    const { body } = await client.post<Made>('/api/webhooks', { name: 'ERP', url });
    await addPlace(own);
    const path = `/api/webhooks/${body.id}`;
    const changed = await client.patch<Made>(path, { changes: ['locations'] });
    expect(changed.body.changes).to.deep.equal(['locations']);
    const id = await addPlace(own);
    await tell();
    await client.patch(path, { changes: [] });
    await addPlace(own);
    await tell();
    await deliver();
    expect(changesIn(received).map((change) => change.id)).to.deep.equal([id]);
    const { body: events } = await client.get<{ id: string }[]>(`${path}/events`);
    const { body: log } = await client.get<Schemas['WebhookEventLog']>(
      `${path}/events/${events[0]!.id}`,
    );
    expect(log.body.data.changes!.map((change) => change.id)).to.deep.equal([id]);
  });
});
