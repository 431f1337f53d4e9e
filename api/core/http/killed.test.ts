import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { createJobs } from '../../process/jobs.ts';
import { testStorage } from '../../testing/base/dataDir.ts';
import { accessToken, as } from '../../testing/client.ts';
import {
  NEVER,
  type KillPoint,
  retryWhileLocked,
  sendAndAwaitKill,
  startKilledServer,
} from '../../testing/killedServer.ts';
import { testRun } from '../../testing/base/run.ts';
import { testServer } from '../../testing/server.ts';
import { trial } from '../../testing/trials.ts';
import { buildUser } from '../../platform/users/test/factory.ts';

const POINTS: KillPoint[] = [
  { name: 'before its transaction', when: 'before', at: '^BEGIN', isDone: false },
  {
    name: 'before its effect',
    when: 'before',
    at: 'insert into "?(locations|imports)',
    isDone: false,
  },
  { name: 'after its effect', when: 'before', at: 'insert into "idempotency_keys', isDone: false },
  { name: 'before its commit', when: 'before', at: '^COMMIT', isDone: false },
  { name: 'between commit and answer', when: 'after', at: '^COMMIT', isDone: true },
];

interface Created {
  id: string;
}

/** A call that creates one record in its table. */
interface CreatingCall {
  path: string;
  table: string;
  body: () => string | FormData;
  headers: Record<string, string>;
  points: KillPoint[];
}

const CALLS: CreatingCall[] = [
  {
    path: '/api/locations',
    table: 'locations',
    body: () => JSON.stringify({ name: 'Patio', city: 'Laredo', state: 'US-TX', country: 'US' }),
    headers: { 'content-type': 'application/json' },
    points: POINTS,
  },
  {
    path: '/api/locations/bulkFile',
    table: 'imports',
    body: file,
    headers: {},
    points: POINTS.filter((_, i) => i % 2 === 0),
  },
];

let header: string;

const SLEEPING = `select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;

/** Lets every new location take ten seconds, while the table has a row. */
const SLOW_LOCATIONS = `
  create table slow_locations as select 1 as one;
  create function slow_location() returns trigger language plpgsql as $$
    begin perform pg_sleep(10) from slow_locations; return new; end $$;
  create trigger slow before insert on locations for each row execute function slow_location();`;

describe('A call with an Idempotency-Key whose process is killed', () => {
  before(async function () {
    this.timeout(60_000);
    const { body } = await as(await buildUser()).get<string>('/api/locations/bulkTemplate');
    [header] = body.split(/\r?\n/) as [string];
  });

  for (const call of CALLS)
    trial(
      `takes effect once when it is repeated: POST ${call.path}`,
      { many: 20 },
      async function (count) {
        this.timeout(60_000 + count * call.points.length * 10_000);
        for (let round = 0; round < count; round += 1) await killAtEachPoint(call);
      },
    );

  it('during a long statement is answered when it is repeated at once; the last word was 409', async function () {
    this.timeout(60_000);
    const { db } = await testServer();
    if ((await testRun()).workers) this.skip();
    await db.raw(SLOW_LOCATIONS);
    const server = await startKilledServer(NEVER);
    const user = await buildUser();
    const authorization = `Bearer ${await accessToken(user.email)}`;
    const [call] = CALLS as [CreatingCall];
    const headers = { ...call.headers, authorization, 'idempotency-key': randomUUID() };
    const sending = sendAndAwaitKill(server, call.path, { headers, body: call.body() });
    while ((await db.raw(SLEEPING)).rows.length === 0) await pause(20);
    await db.raw('delete from slow_locations');
    server.kill();
    await sending;
    const answer = await as(user.email).post<Created>(call.path, call.body(), { headers });
    expect(answer.status).to.equal(201);
    expect(await db('locations').where({ companyId: user.companyId }).pluck('id')).to.deep.equal([
      answer.body.id,
    ]);
    await db.raw('drop function slow_location cascade; drop table slow_locations');
  });

  it('leaves no stored file without a record for longer than an hour', async function () {
    this.timeout(60_000);
    const { db, env } = await testServer();
    const storage = await testStorage();
    const sweep = createJobs(env, storage).find(({ name }) => name === 'sweep-files')!;
    const now = new Date(Date.now() + 2 * 60 * 60_000);
    await db.transaction((trx) => sweep.run({ trx, data: {}, now }));
    const stored: string[] = [];
    for await (const { key } of storage.list()) stored.push(key);
    const known: string[] = [];
    for (const table of ['imports', 'document_versions', 'received_mails'])
      known.push(...(await db(table).pluck('file_key')));
    for (const table of ['evidence_files', 'accessorial_files'])
      known.push(...(await db(table).whereNotNull('companyId').pluck('file_key')));
    expect(known).to.include.members(stored);
    expect(stored).not.to.be.empty;
  });
});

/** Starts the next process while the one before it is called, so that at most two start at a time. */
async function killAtEachPoint(call: CreatingCall) {
  let starting = startKilledServer(call.points[0]!);
  for (const [i, point] of call.points.entries()) {
    const user = await buildUser();
    const key = randomUUID();
    const server = await starting;
    const next = call.points[i + 1];
    if (next) starting = startKilledServer(next);
    const authorization = `Bearer ${await accessToken(user.email)}`;
    const headers = { ...call.headers, authorization, 'idempotency-key': key };
    await sendAndAwaitKill(server, call.path, { headers, body: call.body() });
    await expectOnce(call, point, { ...user, companyId: user.companyId!, key });
  }
}

async function expectOnce(
  { path, table, body, headers }: CreatingCall,
  { name, isDone }: KillPoint,
  { email, companyId, key }: { email: string; companyId: string; key: string },
) {
  const { db } = await testServer();
  const client = as(email);
  const ids: string[] = await db(table).where({ companyId }).pluck('id');
  expect(ids, name).to.have.length(isDone ? 1 : 0);
  const repeat = () =>
    client.post<Created>(path, body(), { headers: { ...headers, 'idempotency-key': key } });
  const first = await retryWhileLocked(repeat);
  expect(first.status, name).to.equal(201);
  const second = await repeat();
  expect([second.status, second.body, second.headers.get('etag')], name).to.deep.equal([
    first.status,
    first.body,
    first.headers.get('etag'),
  ]);
  const made: string[] = await db(table).where({ companyId }).pluck('id');
  expect(made, name).to.deep.equal([first.body.id]);
  if (isDone) expect(ids, name).to.deep.equal(made);
  if (table !== 'imports') return;
  const { rows } = await db.raw(`select id from jobs.job where data->>'importId' = ?`, made);
  expect(rows, name).to.have.length(1);
}

function file(): FormData {
  const form = new FormData();
  form.append('file', new Blob([`${header}\nPatio\n`]), 'lugares.csv');
  return form;
}
