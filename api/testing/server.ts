import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { createApp } from '../process/app.ts';
import { readEnv, type Env } from '../core/runtime/env.ts';
import { createLogger } from '../core/runtime/log.ts';
import { clock } from './base/clock.ts';
import { testDataDir, testStorage } from './base/dataDir.ts';
import { testDatabaseUrl, testDb } from './base/db.ts';
import { atEnd, once } from './base/once.ts';

export interface TestServer {
  url: string;
  db: Knex;
  env: Env;
  log: Logger;
  close(): Promise<void>;
}

/** The real application on a free port, with the embedded identity provider; one per process. */
export const testServer = once(() => openServer());

/** Another one, with these settings made from its URL; it shares the database of the process. */
export async function openServer(
  settings: (url: string) => Record<string, string> = () => ({}),
): Promise<TestServer> {
  const db = await testDb();
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  const url = await listen(server);
  atEnd(() => close(server));
  const env = await testEnv(url, settings(url));
  const storage = await testStorage();
  const log = createLogger(env, { write: (line) => void logTo(line) });
  const app = await createApp({ env, db, log, clock, storage });
  server.on('request', app.callback());
  return { url, db, env, log, close: () => close(server) };
}

/** The lines that the test server logs at the level `info` and above while `work` runs. */
export async function logged(work: () => Promise<void>, lines: string[] = []): Promise<string[]> {
  const { log } = await testServer();
  const before = { level: log.level, logTo };
  log.level = 'info';
  logTo = (line) => lines.push(line);
  await work().finally(() => {
    log.level = before.level;
    logTo = before.logTo;
  });
  return lines;
}

/** Longer than any test: a connection that the server closes while a test reuses it fails with "socket hang up". */
const KEEP_ALIVE_MS = 30 * 60_000;

let logTo = (line: string): unknown => process.stdout.write(line);

async function testEnv(url: string, settings: Record<string, string>): Promise<Env> {
  return readEnv({
    NODE_ENV: 'test',
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    DATA_DIR: await testDataDir(),
    DATABASE_URL: await testDatabaseUrl(),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    ...settings,
  });
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
