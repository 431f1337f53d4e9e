import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../db/server.ts';
import type { Server } from './servers.ts';

/**
 * Starts the Directus that is installed in `directory` on the same database, as an administrator with a fixed token and
 * with everything off that costs time and is no part of an answer. Its own tables are created first and stay. It runs on
 * the Node of that directory. Throws where none is installed.
 */
export async function startDirectus(directory: string, databaseUrl: string): Promise<Server> {
  const cli = join(directory, 'node_modules/directus/cli.js');
  if (!existsSync(cli))
    throw new Error('BENCH_DIRECTUS names no directory with an installed Directus');
  const port = await freePort();
  const run = (command: string) =>
    fork(cli, [command], {
      cwd: directory,
      execArgv: [],
      execPath: join(directory, 'node_modules/node/bin/node'),
      env: {
        ...SETTINGS,
        PATH: process.env.PATH,
        DB_CONNECTION_STRING: databaseUrl,
        PORT: `${port}`,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  const [code] = await once(run('bootstrap'), 'exit');
  if (code !== 0) throw new Error(`Directus could not create its tables (${code})`);
  const child = run('start');
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
  };
  await Promise.race([
    waitForAnswer(port),
    ended.then(() => Promise.reject(new Error('Directus ended'))),
  ]);
  return { port, authorization: async () => `Bearer ${TOKEN}`, stop };
}

const TOKEN = 'only-for-the-measurement';

const SETTINGS = {
  DB_CLIENT: 'pg',
  SECRET: 'only-for-the-measurement',
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'only-for-the-measurement',
  ADMIN_TOKEN: TOKEN,
  LOG_LEVEL: 'error',
  TELEMETRY: 'false',
  SERVE_APP: 'false',
  RATE_LIMITER_ENABLED: 'false',
  CACHE_ENABLED: 'false',
  QUERY_LIMIT_MAX: '-1',
};

async function waitForAnswer(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/server/ping`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
