import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import { createApp } from '../app.ts';
import { readEnv, type Env } from '../core/process/env.ts';
import { createLogger } from '../core/process/log.ts';
import { clock } from './base/clock.ts';
import { testDataDir, testStorage } from './base/dataDir.ts';
import { testDatabaseUrl, testDb } from './base/db.ts';
import { atEnd, once } from './base/once.ts';

export interface TestServer {
  url: string;
  db: Knex;
  env: Env;
  close(): Promise<void>;
}

/** The real application on a port of its own, with the embedded identity provider; one a process. */
export const testServer = once(async (): Promise<TestServer> => {
  const db = await testDb();
  const server = createServer();
  const url = await listen(server);
  const env = await testEnv(url);
  const storage = await testStorage();
  const app = await createApp({ env, db, log: createLogger(env), clock, storage });
  server.on('request', app.callback());
  atEnd(() => close(server));
  return { url, db, env, close: () => close(server) };
});

async function testEnv(url: string): Promise<Env> {
  return readEnv({
    NODE_ENV: 'test',
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    DATA_DIR: await testDataDir(),
    DATABASE_URL: await testDatabaseUrl(),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
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
