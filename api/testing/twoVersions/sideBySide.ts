import { expect } from 'chai';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { open } from '../../../db/connect.ts';
import { signIn } from '../../platform/identity/signIn.ts';
import { temporaryDirectory, testRun, urlOf } from '../base/run.ts';
import { runProduct, type ProductProcess } from '../../process/productProcess.ts';
import { startLoad, type Load } from '../rollingRestart/load.ts';
import { freeUrl, isReady, until } from './waiting.ts';
import { lastRelease, NEXT_MIGRATIONS, nextVersion } from './versions.ts';

const LOCATION = { name: 'Patio de dos versiones', city: 'Laredo', state: 'US-TX', country: 'US' };
const LOADS: Load[] = [
  { method: 'GET', path: '/api/ready', status: 200 },
  { method: 'GET', path: '/api/session', status: 200 },
  { method: 'GET', path: '/api/quotes?limit=5', status: 200 },
  { method: 'GET', path: '/api/locations?limit=5', status: 200 },
  {
    method: 'POST',
    path: '/api/locations',
    status: 201,
    body: () => LOCATION,
  },
];

/**
 * The older version is the last release, or this program; the newer one is this program with later migrations. Run by
 * withProgram.ts.
 */
describe('Two versions on one database', function () {
  this.timeout(240_000);
  const name = `anden_versions_${randomBytes(6).toString('hex')}`;
  const running: ProductProcess[] = [];
  const loads: ReturnType<typeof startLoad>[] = [];
  const readers: Knex.Transaction[] = [];
  let admin: Knex;
  let db: Knex;
  let settings: Record<string, string>;
  let url: string;
  let token: string;

  before(async () => {
    const { server } = await testRun();
    admin = open(server);
    await admin.raw('create database ??', [name]);
    db = open(urlOf(server, name));
    url = await freeUrl();
    settings = {
      DATABASE_URL: urlOf(server, name),
      DATA_DIR: await temporaryDirectory('versions'),
      PUBLIC_URL: url,
      LOG_LEVEL: 'error',
    };
  });

  after(async () => {
    await Promise.all(loads.map((one) => one.stop()));
    for (const reader of readers) if (!reader.isCompleted()) await reader.rollback();
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.map(({ exitCode: ended }) => ended));
    await db.destroy();
    await admin.raw('drop database ?? with (force)', [name]);
    await admin.destroy();
  });

  it('serve side by side: two newer processes migrate once while the older one answers everything', async () => {
    const program = await lastRelease();
    const older = await started(url, program);
    token = await accessToken();
    const load = loaded(url);
    const [next, urls] = [await nextVersion(), [await freeUrl(), await freeUrl()]];
    const reader = await readingTransaction();
    const newer = urls.map((own) => run(own, next));
    await until(newer, () => newer.some(({ output }) => WAITS.test(output())));
    expect(await isReady(urls[0]!), 'ready before it has migrated').to.equal(false);
    await reader.rollback();
    for (const own of urls) await until(newer, () => isReady(own));
    const newLoads = urls.map(loaded);
    await pause(2000);
    const outcomes = [await load.stop()];

    older.child.kill('SIGTERM');
    expect(await older.exitCode, older.output()).to.equal(0);
    const again = await started(url, program);
    expect(again.output(), 'the older version, started again').not.to.include('Applied');
    outcomes.push(...(await Promise.all(newLoads.map((one) => one.stop()))));

    const applied = newer.flatMap(({ output }) => [...output().matchAll(/^Applied (\S+)/gm)]);
    const expected = await readdir(NEXT_MIGRATIONS);
    expect(applied.map(([, file]) => file)).to.include.members(expected);
    expect(new Set(applied.map(([, file]) => file))).to.have.length(applied.length);
    expect(outcomes.flatMap(({ failed }) => failed)).to.deep.equal([]);
    for (const { answered } of outcomes) expect(Object.keys(answered)).to.have.length(LOADS.length);
    const created = outcomes.map(({ answered }) => answered['POST /api/locations']!);
    const [row] = await db('locations').where({ name: LOCATION.name }).count();
    expect(Number(row!.count)).to.equal(created.reduce((sum, one) => sum + one));
  });

  function loaded(own: string) {
    const load = startLoad(LOADS, { url: own, token });
    loads.push(load);
    return load;
  }

  /** Starts a version of the product at a URL, with the identity provider of the older one. */
  function run(own: string, program: string): ProductProcess {
    const process = runProduct({ ...settings, PORT: new URL(own).port }, program);
    running.push(process);
    return process;
  }

  async function started(own: string, program: string): Promise<ProductProcess> {
    const process = run(own, program);
    await until([process], () => isReady(own));
    return process;
  }

  /** A transaction that reads a table, so that no migration can change it. */
  async function readingTransaction(): Promise<Knex.Transaction> {
    const reader = await db.transaction();
    readers.push(reader);
    await reader('locations').count();
    return reader;
  }

  async function accessToken(): Promise<string> {
    const signedIn = await signIn({
      issuer: `${url}/oidc`,
      clientId: 'anden-admin',
      audience: 'urn:anden:api',
      redirectUri: `${url}/admin/auth-callback`,
      email: 'broker@norte.test',
      password: 'anden',
    });
    return signedIn.accessToken;
  }
});

const WAITS = /wait for a running transaction/;
