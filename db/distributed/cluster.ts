import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { serverAccount } from '../account.ts';
import {
  clusterIn,
  createCluster,
  NAME,
  newPassword,
  passwordFile,
  runningServer,
  stopServer,
  type Cluster,
} from '../cluster.ts';
import { freePort, launch } from '../server.ts';
import { createDistributed } from './databases.ts';
import { installedCitus } from './installed.ts';

/** The servers of a cluster on one machine, each in a directory of its own; the first is the coordinator. */
const SERVERS = ['coordinator', 'worker1', 'worker2'] as const;

export type Server = (typeof SERVERS)[number];

/**
 * Starts a coordinator and workers on 127.0.0.1, for trials and tests, and creates them at the first call; those that run
 * already keep running. Their data stays in `directory`. Returns the URL of the coordinator's database.
 */
export async function startCluster(directory: string, workers = 2): Promise<string> {
  const names = SERVERS.slice(0, workers + 1);
  const password = await passwordIn(directory);
  for (const name of names) await start(await serverIn(directory, name, password));
  const [coordinator, ...others] = await Promise.all(names.map((name) => urlOf(directory, name)));
  await createDistributed(coordinator!, others, NAME);
  return coordinator!;
}

/** Stops the servers of a cluster after they have written their data; their directories remain. */
export async function stopCluster(directory: string): Promise<void> {
  for (const name of SERVERS) await stopServer(await serverIn(directory, name));
}

/** Citus keeps a background worker for each database, and each test process has one. */
const SETTINGS = {
  shared_preload_libraries: 'citus',
  max_worker_processes: 64,
  max_connections: 300,
  max_prepared_transactions: 300,
  wal_level: 'logical',
};

async function serverIn(directory: string, name: Server, password?: string): Promise<Cluster> {
  const home = resolve(directory, name);
  const account = await serverAccount(clusterIn(home));
  await mkdir(home, { recursive: true });
  if (account) await chmod(resolve(directory), 0o711);
  if (account) await chown(home, account.uid, account.gid);
  const binaries = installedCitus();
  return { home, data: clusterIn(home), binaries, account, settings: SETTINGS, password };
}

/** One password for all servers, so that each finds it for the others. */
async function passwordIn(directory: string): Promise<string> {
  const firstFile = passwordFile(resolve(directory, SERVERS[0]));
  return readFile(firstFile, 'utf8').catch(newPassword);
}

async function start(server: Cluster): Promise<void> {
  if (await runningServer(server.data)) return;
  await createCluster(server);
  await keepPassword(server);
  await launch(server, await portIn(server.home));
}

/** Writes the password where the server looks for it when it connects to another one. */
async function keepPassword({ home, account }: Cluster): Promise<void> {
  const file = join(home, 'passwords');
  const password = await readFile(passwordFile(home), 'utf8');
  await writeFile(file, `*:*:*:${NAME}:${password}\n`, { mode: 0o600 });
  if (account) await chown(file, account.uid, account.gid);
}

async function portIn(home: string): Promise<number> {
  const file = join(home, 'port');
  const savedPort = await readFile(file, 'utf8').catch(() => undefined);
  if (savedPort) return Number(savedPort);
  const port = await freePort();
  await writeFile(file, String(port));
  return port;
}

async function urlOf(directory: string, name: Server): Promise<string> {
  const home = resolve(directory, name);
  const password = await readFile(passwordFile(home), 'utf8');
  return `postgres://${NAME}:${password}@127.0.0.1:${await portIn(home)}/${NAME}`;
}
