import { spawn } from 'node:child_process';
import { once as happened } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverAccount } from '../../../db/account.ts';
import { freePort } from '../../../db/server.ts';
import { atEnd } from './once.ts';
import { temporaryDirectory } from './run.ts';

/** Debian's PgBouncer; undefined where it is not installed. */
export const PGBOUNCER = ['/usr/sbin/pgbouncer'].find((program) => existsSync(program));

/** Starts PgBouncer in transaction mode before a database, and returns the URL of the database through it. */
export async function startPgBouncer(program: string, url: string): Promise<string> {
  const directory = await temporaryDirectory('pgbouncer');
  const account = await serverAccount(directory);
  const { hostname, port, pathname, username, password } = new URL(url);
  const own = await freePort();
  const database = pathname.slice(1);
  const target = `host=${hostname} port=${port || 5432} user=${username} password=${decodeURIComponent(password)}`;
  const file = join(directory, 'pgbouncer.ini');
  await writeFile(file, settings({ database, target, port: own }));
  await chmod(directory, 0o755);
  if (account) await chown(file, account.uid, account.gid);
  await chmod(file, 0o600);
  const child = spawn(program, ['-q', file], { ...account, cwd: '/', stdio: 'ignore' });
  atEnd(() => child.kill('SIGKILL'));
  const ended = happened(child, 'exit').then(() => Promise.reject(new Error('PgBouncer ended')));
  ended.catch(() => {});
  await Promise.race([isListening(own), ended]);
  return Object.assign(new URL(url), { port: String(own), hostname: '127.0.0.1' }).href;
}

/** Twice as many clients as connections to Postgres, so that a client's transactions run on changing connections. */
function settings({ database, target, port }: { database: string; target: string; port: number }) {
  return `[databases]
${database} = ${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
max_client_conn = 100
`;
}

/** Resolves when the port is open, as Linux lists it. */
async function isListening(port: number): Promise<void> {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  while (!(await readFile('/proc/net/tcp', 'utf8')).includes(`0100007F:${hex} 00000000:0000 0A`))
    await pause(20);
}
