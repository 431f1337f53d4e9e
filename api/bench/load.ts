import { Connection, type Call } from './connection.ts';
import type { Server } from './servers.ts';

/** As many as both servers need to be busy all the time: with four, a fifth of the processors' time was idle. */
const CONNECTIONS = 8;

/**
 * Sends requests over eight kept-alive connections for `ms` milliseconds, at least one on each, and returns the responses
 * per second; throws when a response is an error.
 */
export async function requestRate(server: Server, next: () => Call, ms: number): Promise<number> {
  const connections = Array.from({ length: CONNECTIONS }, () => new Connection(server));
  const started = performance.now();
  let answers = 0;
  const load = async (connection: Connection) => {
    do {
      await connection.send(next());
      answers += 1;
    } while (performance.now() - started < ms);
  };
  try {
    await Promise.all(connections.map(load));
  } finally {
    for (const connection of connections) connection.close();
  }
  return (answers * 1000) / (performance.now() - started);
}

/** Sends one request over a connection of its own; throws when the response is an error. */
export async function send(server: Server, call: Call): Promise<void> {
  const connection = new Connection(server);
  try {
    await connection.send(call);
  } finally {
    connection.close();
  }
}
