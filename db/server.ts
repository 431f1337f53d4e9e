import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './process/startError.ts';
import type { Cluster } from './cluster.ts';
import { spawnOptions } from './run.ts';

/** Starts Postgres on 127.0.0.1 and waits until it accepts connections, after any recovery. */
export async function launch(cluster: Cluster, port: number): Promise<ChildProcess> {
  await rm(join(cluster.home, LOG), { force: true });
  const log = await open(join(cluster.home, LOG), 'wx', 0o600);
  const child = spawn(cluster.binaries.postgres, settings(cluster, port), {
    ...spawnOptions(cluster.home, cluster.account),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  await log.close();
  await Promise.race([isReady(cluster, child), failure(cluster, child)]);
  child.unref();
  return child;
}

/** A TCP port that is free now; it is below those that systems give to outgoing connections, so that none takes it. */
export async function freePort(): Promise<number> {
  const port = randomInt(10_100, 32_768);
  return (await isFree(port)) ? port : freePort();
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port);
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) await new Promise((resolve) => probe.close(resolve));
  return isListening;
}

const LOG = 'server.log';

/** The server's settings; its log contains no statements and no errors of statements, which may quote personal data. */
function settings({ data, settings: more }: Cluster, port: number): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 60,
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    ...more,
  };
  return [
    '-D',
    data,
    ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** Waits until the eighth line of the pid file, where Postgres writes its state, says "ready". */
async function isReady({ data }: Cluster, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const file = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
    const lines = file.split('\n');
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return;
    await pause(20);
  }
}

async function failure({ home }: Cluster, child: ChildProcess): Promise<never> {
  const problem = await new Promise((resolve) =>
    child.once('error', resolve).once('exit', resolve),
  );
  const log = await readFile(join(home, LOG), 'utf8').catch(() => '');
  const reason = problem instanceof Error ? problem.message : log.trim().split('\n').at(-1);
  throw new StartError(`Postgres did not start: ${reason}`);
}
