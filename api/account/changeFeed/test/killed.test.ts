import { expect } from 'chai';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Schemas } from '../../../core/contract/types.ts';
import { dropWaiting, endWebhooks } from '../../../platform/webhooks/test/factory.ts';
import { accessToken, as } from '../../../testing/client.ts';
import { exchange } from '../../../testing/exchange.ts';
import { type KilledServer, NEVER, startKilledServer } from '../../../testing/killedServer.ts';
import { Feed } from '../../../testing/mirror/feed.ts';
import { type Received, startReceiver } from '../../../testing/receiver.ts';
import { testServer } from '../../../testing/server.ts';
import { buildTenant, type Tenant } from '../../../testing/tenants/tenant.ts';

const WEBHOOKS = { WEBHOOKS: '1' };
const PLACE = { name: 'Patio nuevo', city: 'Monterrey', state: 'MX-NLE', country: 'MX' };

/** The statement before which the server is killed; without one, it is killed when it delivers. */
const KILLS = [
  { name: 'before it makes events', at: 'insert into webhook_events', repeats: false },
  { name: 'before it notes how far it has told', at: 'update webhooks set told_', repeats: false },
  { name: 'while it waits for the answer to an event', repeats: true },
  { name: 'before it notes the answer', at: 'insert into "webhook_tries"', repeats: true },
];

describe('Webhooks of changes whose server is killed', function () {
  this.timeout(120_000);
  let db: Knex;
  let own: Tenant;
  let authorization: string;
  let servers: KilledServer[];

  before(async () => {
    ({ db } = await testServer());
    own = await buildTenant();
    authorization = `Bearer ${await accessToken(own.people.admin.email)}`;
  });

  beforeEach(async () => {
    servers = [];
    await dropWaiting();
  });

  afterEach(async () => {
    for (const server of servers) await end(server);
    await endWebhooks(own.company.id);
  });

  for (const { name, at, repeats } of KILLS)
    it(`hear of every change once, or again by the same event: ${name}`, async () => {
      let isKilled = false;
      const { url, received } = await startReceiver((response) => {
        if (isKilled || at) return response.writeHead(204).end();
        isKilled = servers[0]!.kill();
      });
      const webhookId = await hear(url);
      const feed = await Feed.of(own.people.admin);
      const ids = await addPlacesUntilKilled(await start(at ? { when: 'before', at } : NEVER));
      ids.push((await addPlace(await start(NEVER)))!);
      const changes = await feed.next('&types=locations');
      while (changesOf(received).length < changes.length) await pause(50);
      while (await isWaiting(webhookId)) await pause(50);
      expect(changes.map(({ id }) => id)).to.include.members(ids);
      expect(changesOf(received)).to.deep.equal(changes);
      const isRepeated = new Set(received.map(({ id }) => id)).size < received.length;
      if (repeats) expect(isRepeated).to.equal(true);
    });

  async function start(point: Parameters<typeof startKilledServer>[0]): Promise<KilledServer> {
    const server = await startKilledServer(point, WEBHOOKS);
    servers.push(server);
    return server;
  }

  async function hear(url: string): Promise<string> {
    const webhook = { name: 'ERP', url, changes: ['locations'] };
    const { status, body } = await as(own.people.admin).post<{ id: string }>(
      '/api/webhooks',
      webhook,
    );
    expect(status).to.equal(201);
    return body.id;
  }

  /** Adds places, one after another, until the server is killed; returns the ids that it confirmed. */
  async function addPlacesUntilKilled(server: KilledServer): Promise<string[]> {
    const ids: (string | undefined)[] = [];
    let isEnded = false;
    void server.ended.then(() => (isEnded = true));
    while (!isEnded) {
      ids.push(await addPlace(server).catch(() => undefined));
      await pause(50);
    }
    const [, signal] = (await server.ended) as [unknown, string];
    expect(signal).to.equal('SIGKILL');
    return ids.filter((id) => id !== undefined);
  }

  /** Returns the id of a new place, undefined where the call is refused; throws where the server ends before its answer. */
  async function addPlace({ url }: KilledServer): Promise<string | undefined> {
    const headers = { authorization, 'content-type': 'application/json' };
    const sent = { method: 'POST', path: '/api/locations', headers, body: JSON.stringify(PLACE) };
    const { status, text } = await exchange(url, sent);
    return status === 201 ? (JSON.parse(text) as { id: string }).id : undefined;
  }

  async function isWaiting(webhookId: string): Promise<boolean> {
    return (await db('webhook_events').where({ webhookId, state: 'waiting' })).length > 0;
  }
});

async function end(server: KilledServer): Promise<void> {
  server.kill();
  await server.ended;
}

/** The changes of the events, each event once, in the order of their numbers; a repeated event has the same changes. */
function changesOf(received: Received[]): Schemas['RecordChange'][] {
  const events = new Map<string, Schemas['RecordChange'][]>();
  for (const { id, body } of received) {
    const { changes = [] } = (JSON.parse(body) as Schemas['WebhookBody']).data;
    expect(events.get(id) ?? changes).to.deep.equal(changes);
    events.set(id, changes);
  }
  return [...events.values()].flat().toSorted((a, b) => a.sequence - b.sequence);
}
