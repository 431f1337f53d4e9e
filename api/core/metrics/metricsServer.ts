import { once } from 'node:events';
import { createServer } from 'node:http';
import type Koa from 'koa';
import type { Knex } from 'knex';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { listen, type Address } from '../runtime/httpServer.ts';
import type { Parts } from '../runtime/parts.ts';
import { measureDatabase } from './database.ts';
import { measureParts } from './parts.ts';
import { measureRequests } from './requests.ts';

/** The metrics of this process: a middleware that measures requests, and the end of the server that shows them. */
export interface Metrics {
  middleware: Koa.Middleware;
  stop(): Promise<void>;
}

/**
 * Serves `GET /metrics` in Prometheus's text format on a port of its own, without authentication: requests by operation,
 * the pool, queues, mails, the last backup, the security log, other servers, and the process's memory and event loop. Throws StartError when the port is not available.
 */
export async function startMetrics(
  db: Knex,
  address: Address,
  parts: Parts = {},
): Promise<Metrics> {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const middleware = measureRequests(register);
  const readDatabase = measureDatabase(register, db);
  measureParts(register, parts);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    readDatabase()
      .then(() => register.metrics())
      .then(
        (text) => response.writeHead(200, { 'Content-Type': register.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  await listen(server, { ...address, setting: 'METRICS_PORT' });
  return {
    middleware,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
