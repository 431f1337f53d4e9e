import { randomUUID } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A request of the load; `pauseMs` is the waiting time after each answer, during which its connection is idle. A write has
 * an Idempotency-Key, unless `hasKey` is false.
 */
export interface Load {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  status: number;
  body?: () => object;
  hasKey?: boolean;
  pauseMs?: number;
}

/** Where the load is sent, and by whom; `certificate` is trusted where the URL is https. */
interface Target {
  url: string;
  certificate?: string;
  token: string;
}

/** The number of requests that got their status, by path, and a description of each other outcome. */
export interface Outcome {
  answered: Record<string, number>;
  failed: string[];
}

/** Sends the requests over kept-alive connections, one client for each, until `stop`, which returns the outcome. */
export function startLoad(loads: Load[], { url, certificate, token }: Target) {
  const { Agent } = url.startsWith('https:') ? https : http;
  const outcome: Outcome = { answered: {}, failed: [] };
  let isEnding = false;
  const clients = loads.map(async (load) => {
    const agent = new Agent({ keepAlive: true, ca: certificate, maxSockets: 1 });
    while (!isEnding) {
      const got = await send(url, load, agent, token).catch((error) => String(error));
      const name = `${load.method} ${load.path}`;
      if (got === String(load.status)) outcome.answered[name] = (outcome.answered[name] ?? 0) + 1;
      else outcome.failed.push(`${name}: ${got}`);
      await pause(load.pauseMs ?? 5);
    }
    agent.destroy();
  });
  return {
    async stop(): Promise<Outcome> {
      isEnding = true;
      await Promise.all(clients);
      return outcome;
    },
  };
}

/** Returns the status, if it is another one with the body. */
async function send(
  url: string,
  { method, path, status, body, hasKey = true }: Load,
  agent: http.Agent,
  token: string,
): Promise<string> {
  const { request } = url.startsWith('https:') ? https : http;
  const content = body && JSON.stringify(body());
  const headers = {
    authorization: `Bearer ${token}`,
    ...(content && {
      'content-type': 'application/json',
      'content-length': content.length,
      ...(hasKey && { 'idempotency-key': randomUUID() }),
    }),
  };
  return new Promise((resolve, reject) => {
    const call = request(url + path, { method, agent, headers }, (response) => {
      const { statusCode } = response;
      const isWanted = statusCode === status;
      text(response).then(
        (body) => resolve(isWanted ? `${status}` : `${statusCode} ${body}`),
        reject,
      );
    });
    call.once('error', reject);
    call.end(content);
  });
}
