import { Agent, request } from 'node:http';
import type { Server } from './servers.ts';

/** One request of a benchmark; the path is without the origin. */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: object;
}

const CONNECTIONS = 4;

/**
 * Sends requests over four kept-alive connections for `ms` milliseconds, at least one on each, and returns the responses
 * per second; throws when a response is an error.
 */
export async function requestRate(server: Server, next: () => Call, ms: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const started = performance.now();
  let answers = 0;
  const connection = async () => {
    do {
      await send(server, agent, next());
      answers += 1;
    } while (performance.now() - started < ms);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return (answers * 1000) / (performance.now() - started);
}

/** Sends one request and returns the body of the response as text; throws when it is an error. */
export function send(server: Server, agent: Agent, { method, path, body }: Call): Promise<string> {
  const text = body && JSON.stringify(body);
  const headers = {
    authorization: server.authorization,
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port: server.port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const answer = Buffer.concat(chunks).toString();
        if (response.statusCode! < 300) resolve(answer);
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${answer}`));
      });
    });
    sent.on('error', reject);
    sent.end(text);
  });
}
