import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../../db/process/startError.ts';

/** The port and host to listen on; without a host, all addresses of the machine. */
export interface Address {
  port: number;
  host?: string;
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
export async function listen(server: Server, { port, host }: Address): Promise<void> {
  server.listen({ port, host });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${refusal(error, port)}.`);
  });
}

/** Throws StartError unless the port is free now. */
export async function checkPort(address: Address): Promise<void> {
  const probe = createServer();
  await listen(probe, address);
  probe.close();
  await once(probe, 'close');
}

/**
 * Returns a function that closes the server: it accepts no new connections, asks kept-alive clients to disconnect, waits
 * for open requests at most `graceMs` milliseconds or until `signal` aborts, and then aborts the rest.
 */
export function gracefulClose(server: Server, graceMs = 3000) {
  const open = new Set<ServerResponse>();
  let isClosing = false;
  server.prependListener('request', (_, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (isClosing) response.setHeader('Connection', 'close');
  });

  return async (signal?: AbortSignal): Promise<void> => {
    isClosing = true;
    for (const response of open) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
    const closed = new Promise((resolve) => server.close(resolve));
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    await Promise.race([closed, pause(graceMs, undefined, { signal }).catch(() => {})]);
    clearInterval(sweep);
    server.closeAllConnections();
  };
}

function refusal({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what listens there, or set PORT`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set PORT`;
  return `Nothing can listen on port ${port}: ${message}`;
}
