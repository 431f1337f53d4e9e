import { randomBytes } from 'node:crypto';
import { appendFile, chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { open } from '../../../db/connect.ts';
import { dropDistributed, workersOf } from '../../../db/distributed/databases.ts';
import { startPostgres } from '../../../db/postgres.ts';
import { migrateLatest } from '../../../db/schema.ts';
import { cleanUpWhenGone } from './cleanUp.ts';
import { atEnd, once } from './once.ts';

/** The resources that the processes of a test run share. */
export interface TestRun {
  /** The directory for temporary files; removed at the end of the run. */
  directory: string;
  /** The URL of the Postgres server. */
  server: string;
  /** The name of the migrated database that every process copies. */
  template: string;
  /** The URLs of the workers, where the server is a coordinator; each process then makes its own database. */
  workers?: string[];
}

/**
 * The current run: in a worker of `mocha --parallel` the one that the main process started, otherwise started at the
 * first call. Uses an embedded server unless `TEST_DATABASE_URL` or `DATABASE_URL` is set, and distributed databases on the
 * coordinator that `TEST_CITUS_URL` names.
 */
export const testRun = once(async (): Promise<TestRun> => {
  const shared = process.env[SHARED];
  return shared ? (JSON.parse(shared) as TestRun) : start();
});

/** Starts the run in the main process, for the workers that are forked from it. */
export async function shareRun(): Promise<void> {
  process.env[SHARED] = JSON.stringify(await testRun());
}

/** A new directory for temporary files, removed at the end of the run. */
export async function temporaryDirectory(name: string): Promise<string> {
  return mkdtemp(join((await testRun()).directory, `${name}-`));
}

/** Makes the end of the run wait until this process, a child of a worker, has ended. */
export async function awaitAtEnd(pid: number): Promise<void> {
  await appendFile(processesOf(await testRun()), `${pid}\n`);
}

/** The URLs of the databases of all processes of the run; none in a process that has not started the run. */
export async function databasesOfProcesses(): Promise<string[]> {
  if (!started) return [];
  const { server, template } = started;
  const admin = open(server);
  const names = await admin('pg_database')
    .where('datname', '~', `^${template}_\\d+$`)
    .pluck<string[]>('datname')
    .finally(() => admin.destroy());
  return names.map((name) => urlOf(server, name));
}

const SHARED = 'ANDEN_TEST_RUN';

async function start(): Promise<TestRun> {
  const directory = await mkdtemp(join(tmpdir(), 'anden-test-'));
  await chmod(directory, 0o711);
  cleanUpWhenGone(directory);
  atEnd(() => rm(directory, { recursive: true, force: true }));
  const template = `anden_test_${randomBytes(6).toString('hex')}`;
  const run = { directory, template, ...(await startServers(directory, template)) };
  atEnd(() => childrenEnded(run));
  started = run;
  return run;
}

let started: TestRun | undefined;

async function startServers(directory: string, template: string) {
  const { TEST_CITUS_URL: coordinator, TEST_DATABASE_URL, DATABASE_URL } = process.env;
  if (coordinator) return { server: coordinator, workers: await workersFor(coordinator, template) };
  const server = TEST_DATABASE_URL ?? DATABASE_URL ?? (await embed(directory));
  await createTemplate(server, template);
  return { server };
}

/** The workers of a coordinator; the databases of the run are dropped on all servers at its end. */
async function workersFor(coordinator: string, template: string): Promise<string[]> {
  const workers = await workersOf(coordinator);
  atEnd(() => dropDistributed([coordinator, ...workers], template));
  return workers;
}

/** Starts the server without fsync, because test data need not survive a crash. */
async function embed(directory: string): Promise<string> {
  const { url, stop } = await startPostgres({
    dataDir: await mkdtemp(join(directory, 'postgres-')),
    settings: {
      max_connections: 200,
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
    },
  });
  atEnd(stop);
  return url;
}

async function createTemplate(server: string, template: string): Promise<void> {
  const admin = open(server);
  await admin.raw('create database ??', [template]);
  atEnd(async () => {
    await dropAll(admin, template);
    await admin.destroy();
  });
  const db = open(urlOf(server, template));
  await migrateLatest(db);
  await db.destroy();
}

/** Drops the template and its copies, whose names begin with the template's name. */
async function dropAll(admin: ReturnType<typeof open>, template: string): Promise<void> {
  const databases = await admin('pg_database').where('datname', 'like', `${template}%`);
  for (const { datname } of databases) await admin.raw('drop database ?? with (force)', [datname]);
}

/** The URL of another database on the same server. */
export function urlOf(server: string, database: string): string {
  return Object.assign(new URL(server), { pathname: `/${database}` }).href;
}

async function childrenEnded(run: TestRun): Promise<void> {
  const pids = (await readFile(processesOf(run), 'utf8').catch(() => ''))
    .split('\n')
    .filter(Boolean);
  while (pids.some((pid) => isAlive(Number(pid)))) await pause(50);
}

function processesOf({ directory }: TestRun): string {
  return join(directory, 'processes');
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
