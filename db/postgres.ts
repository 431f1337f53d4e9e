import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChildProcess } from 'node:child_process';
import pg from 'pg';
import { serverAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import {
  clusterIn,
  createCluster,
  clearReusedPid,
  NAME,
  passwordFile,
  runningServer,
  stopServer,
  type Cluster,
  type Settings,
} from './cluster.ts';
import { lockFile } from './lock.ts';
import { findHome, homeOf } from './places.ts';
import { freePort, launch } from './server.ts';

type Log = (line: string) => void;

/**
 * Starts the embedded Postgres under `dataDir`, and creates its database at the first call. It runs in its own process
 * group, so that Ctrl-C does not reach it. A Postgres that is still running from an earlier Andén is stopped first; one
 * that crashes is started again on the same port. Throws StartError while another Andén uses it.
 */
export async function startPostgres(options: {
  dataDir: string;
  log?: Log;
  /** Settings of the server, which override the product's own. */
  settings?: Settings;
  /** The module with the paths of the server's programs, by default that of the product's own version. */
  programs?: string;
}): Promise<{ url: string; stop(): Promise<void> }> {
  const { dataDir, log = () => {}, settings, programs } = options;
  const account = await serverAccount(clusterIn(homeOf(dataDir)));
  const binaries = await findBinaries(account, log, programs);
  const home = await findHome(dataDir, account, log);
  const lock = await lockFile(join(home, 'lock'), `${dataDir} is in use by another Andén`, account);
  const cluster = { home, data: clusterIn(home), binaries, account, settings };
  try {
    const server = await run(cluster, log);
    let stopped: Promise<void> | undefined;
    const stop = () => (stopped ??= server.stop().finally(() => lock.release()));
    return { url: server.url, stop };
  } catch (error) {
    await stopServer(cluster);
    await lock.release();
    throw error;
  }
}

/** The URL of the embedded Postgres of a running Andén; undefined when none runs. */
export async function runningPostgres(dataDir: string): Promise<string | undefined> {
  const home = await findHome(dataDir, await serverAccount(clusterIn(homeOf(dataDir))));
  const server = await runningServer(clusterIn(home));
  return server && urlOf(home, server.port);
}

async function run(cluster: Cluster, log: Log): Promise<{ url: string; stop(): Promise<void> }> {
  await createCluster(cluster);
  if (await runningServer(cluster.data))
    log('Postgres is still running from before; stopping it first');
  await stopServer(cluster);
  await clearReusedPid(cluster.data);
  const port = await freePort();
  const stop = keepRunning(cluster, port, await launch(cluster, port), log);
  const url = await urlOf(cluster.home, port);
  await createDatabase(url);
  return { url, stop };
}

/** Restarts Postgres whenever it exits; returns a function that stops it. */
function keepRunning(cluster: Cluster, port: number, first: ChildProcess, log: Log) {
  let isStopped = false;
  watch(first);
  return async () => {
    isStopped = true;
    await stopServer(cluster);
  };

  function watch(child: ChildProcess): void {
    child.once('exit', () => void restart());
  }

  async function restart(): Promise<void> {
    if (isStopped) return;
    log('Postgres ended unexpectedly; starting it again');
    await launch(cluster, port).then(watch, async (error: Error) => {
      log(error.message);
      await pause(2000);
      await restart();
    });
    if (isStopped) await stopServer(cluster);
  }
}

async function urlOf(home: string, port: number): Promise<string> {
  return `postgres://${NAME}:${await readFile(passwordFile(home), 'utf8')}@127.0.0.1:${port}/${NAME}`;
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client(Object.assign(new URL(url), { pathname: '/postgres' }).href);
  await client.connect();
  const result = await client.query('select from pg_database where datname = $1', [NAME]);
  if (!result.rowCount) await client.query(`create database ${NAME}`);
  await client.end();
}
