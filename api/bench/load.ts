import { Connection, type Call } from './connection.ts';
import type { Server } from './servers.ts';

/**
 * With four, a quarter of the time of two processors is idle, and the waking of processes is measured; with more than
 * seven, the queue of writes is, of which Andén runs seven at once.
 */
const CONNECTIONS = 6;

/**
 * Sends requests over six kept-alive connections for `ms` milliseconds, at least one on each, and returns the responses
 * per second; throws when a response is an error.
 */
export async function requestRate(server: Server, next: () => Call, ms: number): Promise<number> {
  const authorization = await server.authorization();
  const connections = Array.from(
    { length: CONNECTIONS },
    () => new Connection(server.port, authorization),
  );
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
  const connection = new Connection(server.port, await server.authorization());
  try {
    await connection.send(call);
  } finally {
    connection.close();
  }
}
