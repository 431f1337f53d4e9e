import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../../db/process/startError.ts';

/** The port and host to listen on, and the setting of that port; without a host, all addresses of the machine. */
export interface Address {
  port: number;
  host?: string;
  setting?: 'PORT' | 'METRICS_PORT';
}

/** An HTTP server that allows a client 10 s to send its headers and 60 s for the whole request. */
export function createHttpServer(): Server {
  return createServer({
    headersTimeout: 10_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2_000,
  });
}

/** Starts listening; throws StartError when the port is not available. */
export async function listen(server: Server, address: Address): Promise<void> {
  const { port, host } = address;
  server.listen({ port, host });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${refusal(error, address)}.`);
  });
}

/** Throws StartError unless the port is free now. */
export async function checkPort(address: Address): Promise<void> {
  const probe = createServer();
  await listen(probe, address);
  probe.close();
  await once(probe, 'close');
}

/** The milliseconds for which a closing server still accepts connections, and then waits for open requests. */
export interface ClosingTimes {
  drainMs?: number;
  graceMs?: number;
}

/**
 * Returns a function that closes the server in two steps. First, for `drainMs`, it still accepts connections and answers
 * each request with `Connection: close`, so that proxies and kept-alive clients turn to another server. Then it accepts no
 * more connections, closes idle ones, waits for open requests at most `graceMs`, and aborts the rest. When `signal`
 * aborts, it waits no longer.
 */
export function gracefulClose(server: Server, { drainMs = 0, graceMs = GRACE_MS }: ClosingTimes) {
  const openResponses = new Set<ServerResponse>();
  let isClosing = false;
  server.prependListener('request', (_, response: ServerResponse) => {
    openResponses.add(response);
    response.once('close', () => openResponses.delete(response));
    if (isClosing) response.setHeader('Connection', 'close');
  });

  return async (signal?: AbortSignal): Promise<void> => {
    isClosing = true;
    for (const response of openResponses) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
    if (drainMs) await pause(drainMs, undefined, { signal }).catch(() => {});
    await acceptWaiting();
    const closed = new Promise((resolve) => server.close(resolve));
    await Promise.race([closed, waitForAnswers(server, openResponses, graceMs, signal)]);
    server.closeAllConnections();
  };
}

/**
 * Closes idle connections until no request has been open for half a second, at most `graceMs` or until `signal` aborts.
 * Connections on which a client never sends a request are not waited for.
 */
async function waitForAnswers(
  server: Server,
  openResponses: Set<ServerResponse>,
  graceMs: number,
  signal?: AbortSignal,
): Promise<void> {
  const last = performance.now() + graceMs;
  let busy = performance.now();
  while (performance.now() < Math.min(last, busy + QUIET_MS) && !signal?.aborted) {
    await pause(50, undefined, { signal }).catch(() => {});
    server.closeIdleConnections();
    if (openResponses.size > 0) busy = performance.now();
  }
}

const QUIET_MS = 500;

/** Longer than a statement of a request may take in Postgres. */
const GRACE_MS = 20_000;

/** Continues after connections that are already waiting have been accepted; closing the socket would reset them. */
async function acceptWaiting(): Promise<void> {
  await immediate();
  await immediate();
}

function refusal(
  { code, message }: NodeJS.ErrnoException,
  { port, setting = 'PORT' }: Address,
): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop what listens there, or set ${setting}${EACH[setting]}`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set ${setting}`;
  return `Nothing can listen on port ${port}: ${message}`;
}

const EACH = { PORT: '', METRICS_PORT: ', for each process another one' };
