import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { server } from '../../../db/testTools.ts';
import { signIn } from '../../platform/identity/signIn.ts';
import { exchange } from '../exchange.ts';
import { product } from '../product.ts';
import { trial } from '../trials.ts';

const CLIENTS = 6;
const LOCATION = { name: 'Patio', city: 'Laredo', state: 'US-TX', country: 'US' };

/** The answers to calls: their number by status, and the ids of records whose creation was confirmed. */
interface Outcome {
  statuses: Record<string, number>;
  created: string[];
}

const ENDINGS = [
  { signal: 'SIGINT', name: 'restarted' },
  { signal: 'SIGKILL', name: 'killed' },
] as const;

describe('The product whose Postgres is', () => {
  for (const { signal, name } of ENDINGS)
    trial(
      `${name} under load answers 503 or as before, and keeps what it confirmed`,
      { many: 10 },
      async (count) => {
        const { url, dataDir } = await product();
        const headers = { authorization: `Bearer ${await accessToken(url)}` };
        for (let round = 0; round < count; round += 1) {
          const load = startLoad(url, headers);
          await pause(500);
          const { pid } = (await server(dataDir))!;
          process.kill(pid, signal);
          while (!(await isReplaced(dataDir, pid)) || !(await isReady(url))) await pause(50);
          await pause(500);
          const { statuses, created } = await load.stop();
          expect(statuses).to.have.all.keys('200', '201', '503');
          for (const id of created) {
            const sent = { method: 'GET', path: `/api/locations/${id}`, headers };
            expect((await exchange(url, sent)).status).to.equal(200);
          }
        }
      },
    );
});

/** Half of the clients read a list, half create records, each one call after another. */
function startLoad(url: string, authorization: Record<string, string>) {
  const outcome: Outcome = { statuses: {}, created: [] };
  let isEnding = false;
  const headers = { ...authorization, 'content-type': 'application/json' };
  const list = { method: 'GET', path: '/api/locations?limit=5', headers };
  const create = {
    method: 'POST',
    path: '/api/locations',
    headers,
    body: JSON.stringify(LOCATION),
  };
  const clients = Array.from({ length: CLIENTS }, async (_, i) => {
    while (!isEnding) {
      const { status, text } = await exchange(url, i % 2 ? create : list);
      outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
      if (status === 201) outcome.created.push((JSON.parse(text) as { id: string }).id);
      await pause(20);
    }
  });
  return {
    async stop(): Promise<Outcome> {
      isEnding = true;
      await Promise.all(clients);
      return outcome;
    },
  };
}

/** Whether another server runs now. A killed one's sessions may still answer for a moment, also that the product is ready. */
async function isReplaced(dataDir: string, pid: number): Promise<boolean> {
  const running = await server(dataDir);
  return running !== undefined && running.pid !== pid;
}

async function isReady(url: string): Promise<boolean> {
  const { status } = await exchange(url, { method: 'GET', path: '/api/ready', headers: {} });
  return status === 200;
}

async function accessToken(url: string): Promise<string> {
  const signedIn = await signIn({
    issuer: `${url}/oidc`,
    clientId: 'anden-admin',
    audience: 'urn:anden:api',
    redirectUri: `${url}/admin/auth-callback`,
    email: 'broker@norte.test',
    password: 'anden',
  });
  return signedIn.accessToken;
}
