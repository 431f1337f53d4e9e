import { expect } from 'chai';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { freePort } from '../../../../db/server.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildKey } from '../../../platform/keys/test/factory.ts';
import { dropWaiting, endWebhooks } from '../../../platform/webhooks/test/factory.ts';
import { resetRateLimits } from '../../../testing/base/db.ts';
import { as, bearing, type Client } from '../../../testing/client.ts';
import { type KilledServer, NEVER, startKilledServer } from '../../../testing/killedServer.ts';
import { type Action, randomActions, sendAction } from '../../../testing/mirror/actions.ts';
import { Mirror, type Named } from '../../../testing/mirror/mirror.ts';
import { type MirrorProgram, startMirrorProgram } from '../../../testing/mirror/program.ts';
import { fedRecords } from '../../../testing/mirror/records.ts';
import { testServer } from '../../../testing/server.ts';
import { giveLegs, type LegIds } from '../../../testing/tenants/legs.ts';
import { giveStops } from '../../../testing/tenants/stops.ts';
import { buildTenant, type Tenant } from '../../../testing/tenants/tenant.ts';
import { rounds, trial } from '../../../testing/trials.ts';

const ACTIONS = rounds(10_000, 300);
const KILLS = rounds(10, 2);
/** The suite repeats one sequence; `npm run trials` tries others. */
const SEED = Number(process.env.FUZZ_SEED ?? rounds(Date.now() % 2 ** 31, 2));
const TYPES = ['quotes', 'locations'];
/** Would let the server deliver events to random addresses. */
const ADDRESSES = /^\/api\/webhooks\b/;
/** The number of looks at the copies, one a second, until they must be equal: the program asks each minute by itself. */
const LOOKS = 180;

describe('Mirrors of a server that is killed', () => {
  let db: Knex;
  let port: string;
  let server: KilledServer;
  let tenants: Tenant[];
  let legs: LegIds[];
  let programs: Guided[];

  before(async function () {
    // Long, and of another server: `npm run trials` runs it; `mirror.test.ts` compares as many records in the suite.
    if (!process.env.TRIALS) this.skip();
    this.timeout(300_000);
    ({ db } = await testServer());
    port = String(await freePort());
    await dropWaiting();
    tenants = [await buildTenant(), await buildTenant()];
    legs = [];
    for (const tenant of tenants) {
      await giveStops(tenant);
      legs.push(await giveLegs(tenant));
    }
    server = await start();
    programs = [];
    for (const tenant of tenants) programs.push(await follow(tenant));
  });

  after(async () => {
    if (!server) return;
    for (const { program } of programs) program.stop();
    await end();
    for (const { company } of tenants) await endWebhooks(company.id);
  });

  trial(
    'equal every record, and every right, beside random actions of two tenants',
    { many: ACTIONS, few: ACTIONS },
    async (count) => {
      const people = tenants.flatMap((tenant) => Object.values(tenant.people));
      const mirrors = people.map(
        (user) => new Mirror(as(user), { listsParts: user.carrierId !== null }),
      );
      const before = await fedRecords(db);
      await resetRateLimits();
      for (const mirror of mirrors) await mirror.begin(before);
      const actions = randomActions(tenants, { count, seed: SEED, legs });
      await runActions(actions.filter(({ sent }) => !ADDRESSES.test(sent.path)));
      for (const guided of programs) await expectEqual(guided, await fedRecords(db));
      await end();
      await resetRateLimits();
      for (const mirror of mirrors) await mirror.follow();
      const differences = [];
      for (const record of await fedRecords(db))
        for (const mirror of mirrors) differences.push(await mirror.difference(record));
      expect(differences.filter(Boolean).join('\n'), `FUZZ_SEED=${SEED}`).to.equal('');
    },
  );

  const start = () => startKilledServer(NEVER, { WEBHOOKS: '1', PORT: port });
  const end = () => {
    server.kill();
    return server.ended;
  };

  /** Starts the program of the documentation with a key and a webhook of a tenant. */
  async function follow({ people: { admin } }: Tenant): Promise<Guided> {
    const programsPort = String(await freePort());
    const { secret: key } = await buildKey(admin, {
      scopes: ['webhooks:read', 'quotes:read', 'locations:read'],
    });
    const { status, body } = await as(admin).post<Schemas['WebhookWithSecret']>('/api/webhooks', {
      name: 'Espejo',
      url: `http://127.0.0.1:${programsPort}/`,
      changes: TYPES,
    });
    expect(status).to.equal(201);
    const program = await startMirrorProgram({
      ANDEN_URL: server.url,
      ANDEN_KEY: key,
      WEBHOOK_SECRET: body.secret!,
      PORT: programsPort,
    });
    return { program, client: bearing(key) };
  }

  /** Sends the actions one after another; the server is killed during some of them, and started again. */
  async function runActions(actions: Action[]): Promise<void> {
    const part = Math.ceil(actions.length / (KILLS + 1));
    for (const [at, action] of actions.entries()) {
      if (at % 10 === 0) await resetRateLimits();
      const isLast = at % part === part - 1 && at < actions.length - 1;
      if (isLast) await killDuring(action, (at * 7) % 40);
      else await sendAction(server.url, action);
    }
  }

  async function killDuring(action: Action, afterMs: number): Promise<void> {
    const answer = sendAction(server.url, action).catch(() => undefined);
    await pause(afterMs);
    await Promise.all([answer, end()]);
    server = await start();
  }

  /** Waits until the program's copies have the versions that its key sees; legs are in no list that it reads. */
  async function expectEqual(guided: Guided, records: Named[]): Promise<void> {
    for (let look = 1; look < LOOKS; look += 1) {
      await resetRateLimits();
      if ((await differencesOf(guided, records)).length === 0) return;
      await pause(1000);
    }
    expect(await differencesOf(guided, records)).to.deep.equal([]);
  }
});

interface Guided {
  program: MirrorProgram;
  client: Client;
}

async function differencesOf({ program, client }: Guided, records: Named[]): Promise<string[]> {
  const differences = [];
  for (const record of records.filter(({ type, isPart }) => TYPES.includes(type) && !isPart)) {
    const { body } = await client.get<{ version?: number }>(`/api/${record.type}/${record.id}`);
    const [copy, now] = [program.versionOf(record), body.version];
    if (copy !== now?.toString()) differences.push(`${record.type}/${record.id}: ${copy}, ${now}`);
  }
  return differences;
}
