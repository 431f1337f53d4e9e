import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from './process/startError.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { run, spawnOptions } from './run.ts';

/** The directory of an embedded Postgres, its programs, the user that runs it and its settings. */
export interface Cluster {
  home: string;
  data: string;
  binaries: Binaries;
  account?: Account;
  settings?: Settings;
  /** The superuser's password of a new cluster; by default a random one. */
  password?: string;
}

/** Settings of a Postgres server, by name. */
export type Settings = Record<string, string | number>;

/** The superuser and database of an embedded Postgres. */
export const NAME = 'anden';

/** Creates the cluster if it does not exist; it is either complete or missing, never partial. */
export async function createCluster(cluster: Cluster): Promise<void> {
  if (await stat(cluster.data).catch(() => undefined)) return;
  const password = passwordFile(cluster.home);
  await writeFile(password, cluster.password ?? newPassword(), { mode: 0o600 });
  if (cluster.account) await chown(password, cluster.account.uid, cluster.account.gid);
  await rename(await initialize(cluster, password), cluster.data);
}

/** A random password, which needs no escaping in a URL. */
export function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

/** The path of the data directory in a home. */
export function clusterIn(home: string): string {
  return join(home, 'cluster');
}

/** The path of the file with the superuser's password, readable only by the user that runs Postgres. */
export function passwordFile(home: string): string {
  return join(home, 'password');
}

/** Stops the Postgres of this cluster after it has written its data; does nothing when none runs. */
export async function stopServer({ home, data, binaries, account }: Cluster): Promise<void> {
  if (!(await runningServer(data))) return;
  const stop = (mode: string) =>
    run(binaries.pg_ctl, ['stop', '-D', data, '-m', mode, '-t', '20'], spawnOptions(home, account));
  if (!(await stop('fast')).ok) await stop('immediate');
}

/**
 * The process id and port of the Postgres that runs on this data directory; undefined when none runs, or when the process
 * id now belongs to another program, as after a container's restart.
 */
export async function runningServer(
  data: string,
): Promise<{ pid: number; port: number } | undefined> {
  const lines = (await readFile(join(data, PID_FILE), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && (await worksIn(pid, data)) ? { pid, port } : undefined;
}

/**
 * Replaces the process id in a stale pid file when another program now has that id, because Postgres would refuse to
 * start. The file is kept, because it also names Postgres's shared memory.
 */
export async function clearReusedPid(data: string): Promise<void> {
  const content = await readFile(join(data, PID_FILE), 'utf8').catch(() => undefined);
  if (content === undefined || (await runningServer(data))) return;
  await writeFile(join(data, PID_FILE), content.replace(/^\d+/, String(NO_PROCESS)));
}

const PID_FILE = 'postmaster.pid';
const NO_PROCESS = 2 ** 31 - 1;

/** Whether the process's command line names the data directory; unlike /proc/…/cwd, it is always readable. */
async function worksIn(pid: number, data: string): Promise<boolean> {
  if (process.platform === 'linux') {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes(data);
  }
  if (process.platform === 'win32') return true;
  const { output } = await run('ps', ['-o', 'command=', '-p', String(pid)], { cwd: data });
  return output.includes(data);
}

/**
 * Runs initdb in a temporary directory and returns it. The builtin locale sorts and changes case in the same way on every
 * system. `LC_CTYPE` is set for pg_trgm, which treats accented letters as spaces under plain C.
 */
async function initialize(cluster: Cluster, password: string): Promise<string> {
  const draft = join(cluster.home, 'unfinished');
  const locale = (await hasBuiltinLocale(cluster)) ? BUILTIN : ['--locale=C'];
  let output = '';
  for (const ctype of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    await emptyDirectory(draft, cluster.account);
    const args = [
      '-D',
      draft,
      '-U',
      NAME,
      '--pwfile',
      password,
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
    ];
    const done = await run(
      cluster.binaries.initdb,
      [...args, ...locale, `--lc-ctype=${ctype}`],
      spawnOptions(cluster.home, cluster.account),
    );
    if (done.ok) return draft;
    output = done.output;
  }
  throw new StartError(`The database could not be created in ${cluster.home}: ${lastLine(output)}`);
}

const BUILTIN = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

/** Whether the programs are of Postgres 17 or newer; older ones run in tests only. */
async function hasBuiltinLocale({ binaries, home, account }: Cluster): Promise<boolean> {
  const { output } = await run(binaries.initdb, ['--version'], spawnOptions(home, account));
  return Number(/\d+/.exec(output)?.[0]) >= 17;
}

async function emptyDirectory(path: string, account?: Account): Promise<void> {
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { mode: 0o700 });
  if (account) await chown(path, account.uid, account.gid);
}

function lastLine(text: string): string {
  return text.split('\n').findLast((line) => /error|fatal/i.test(line)) ?? text;
}
