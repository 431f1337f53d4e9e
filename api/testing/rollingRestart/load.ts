import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** A request of the load; `pauseMs` is the waiting time after each answer, during which its connection is idle. */
export interface Load {
  method: 'GET' | 'POST';
  path: string;
  status: number;
  body?: () => object;
  pauseMs?: number;
}

/** How many requests got their status, by path, and a description of each other outcome. */
export interface Outcome {
  answered: Record<string, number>;
  failed: string[];
}

/** Sends the requests over kept-alive TLS connections, one client for each, until `stop`, which returns the outcome. */
export function startLoad(
  loads: Load[],
  { url, certificate, token }: { url: string; certificate: string; token: string },
) {
  const outcome: Outcome = { answered: {}, failed: [] };
  let isEnding = false;
  const clients = loads.map(async (load) => {
    const agent = new Agent({ keepAlive: true, ca: certificate, maxSockets: 1 });
    while (!isEnding) {
      const got = await send(url, load, agent, token).catch((error) => String(error));
      const name = `${load.method} ${load.path}`;
      if (got === load.status) outcome.answered[name] = (outcome.answered[name] ?? 0) + 1;
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

async function send(
  url: string,
  { method, path, body }: Load,
  agent: Agent,
  token: string,
): Promise<number> {
  const content = body && JSON.stringify(body());
  const headers = {
    authorization: `Bearer ${token}`,
    ...(content && {
      'content-type': 'application/json',
      'content-length': content.length,
      'idempotency-key': randomUUID(),
    }),
  };
  return new Promise((resolve, reject) => {
    const call = request(url + path, { method, agent, headers }, (response) => {
      text(response).then(() => resolve(response.statusCode!), reject);
    });
    call.once('error', reject);
    call.end(content);
  });
}
