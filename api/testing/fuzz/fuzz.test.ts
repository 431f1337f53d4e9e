import { expect } from 'chai';
import * as fc from 'fast-check';
import { freePort } from '../../../db/server.ts';
import { loadContract, operations } from '../../core/contract/document.ts';
import { signIn } from '../../platform/identity/signIn.ts';
import { demoDataDir } from '../demoData.ts';
import { exchange, type Received } from '../exchange.ts';
import { requests, type Sent } from './requests.ts';
import type { Ids } from './values.ts';
import { asCurl } from './wire.ts';
import { startProduct, type ProductProcess } from '../../process/productProcess.ts';
import { responseCheck } from '../operations/responses.ts';
import { rounds, trial } from '../trials.ts';

/** FUZZ_RUNS sets the number of requests, FUZZ_SEED repeats a run. */
const RUNS = Number(process.env.FUZZ_RUNS ?? rounds(10_000, 500));
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

const ROLES = [
  'root@anden.test',
  'broker@puente.test',
  'shipper@maquila.test',
  'carrier@regio.test',
];

describe('Requests generated from the contract', function () {
  this.timeout(180_000 + RUNS * 100);
  const contract = loadContract();
  const lists = operations(contract)
    .filter(({ path, operation }) => operation['x-sort'] && !path.endsWith('/find'))
    .map(({ path }) => `/api${path}?limit=30`);
  const check = responseCheck(contract as never);
  let running: ProductProcess;
  let url: string;
  let tokens: Record<string, string>;

  before(async () => {
    const dataDir = await demoDataDir('fuzz');
    const port = await freePort();
    url = `http://localhost:${port}`;
    running = await startProduct({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' });
    await signInAll();
  });

  after(async () => {
    running?.child.kill();
    await running?.exitCode;
  });

  trial('get answers in the contract, none of them 5xx', { many: RUNS, few: RUNS }, async () => {
    const sample = fc.sample(
      fc.record({ role: fc.constantFrom(...ROLES), sent: requests(contract, await knownIds()) }),
      { numRuns: RUNS, seed: SEED },
    );
    const failures: string[] = [];
    for (const [run, { role, sent }] of sample.entries()) {
      if (run % 2000 === 1999) await signInAll();
      const wrong = await tried(role, sent);
      if (wrong) failures.push(`run ${run} as ${role}: ${wrong}\n${asCurl(url, sent)}`);
    }
    if (process.env.FUZZ_RUNS) console.log(figures);
    expect(failures.slice(0, 20).join('\n\n'), repeat(failures.length)).to.equal('');
    expect(figures['2xx'], 'requests that were right').to.be.above(RUNS / 5);
    expect(running.output()).not.to.include('"level":"error"');
  });

  const figures: Record<string, number> = {};

  function repeat(count: number) {
    return `${count} wrong answers; FUZZ_SEED=${SEED} FUZZ_RUNS=${RUNS} repeats them`;
  }

  /** The error in the answer, if any. */
  async function tried(role: string, sent: Sent) {
    const headers = { authorization: `Bearer ${tokens[role]}`, ...sent.headers };
    try {
      const received = await exchange(url, { ...sent, headers });
      count(`${Math.floor(received.status / 100)}xx`);
      count(`${sent.operationId} ${received.status}`);
      if (received.status >= 500) return received.text;
      check({ ...sent, ...received, body: parsed(received) });
    } catch (error) {
      return String(error);
    }
    return undefined;
  }

  function count(name: string) {
    figures[name] = (figures[name] ?? 0) + 1;
  }

  async function signInAll() {
    const redirectUri = `${url}/admin/auth-callback`;
    const provider = { issuer: `${url}/oidc`, clientId: 'anden-admin', audience: 'urn:anden:api' };
    const pairs = ROLES.map(async (email) => {
      const { accessToken } = await signIn({ ...provider, redirectUri, email, password: 'anden' });
      return [email, accessToken];
    });
    tokens = Object.fromEntries(await Promise.all(pairs));
  }

  /**
   * The ids that these roles can read in the demo data, except those of the roles' own users, who must stay able to
   * send requests.
   */
  async function knownIds(): Promise<Ids> {
    const ids: Ids = {};
    for (const role of ROLES) {
      for (const path of lists) {
        const headers = { authorization: `Bearer ${tokens[role]}` };
        const { status, text } = await exchange(url, { method: 'GET', path, headers });
        const rows = (status === 200 ? JSON.parse(text) : []) as { id: string; email?: string }[];
        const others = rows.filter(({ email = '' }) => !ROLES.includes(email)).map(({ id }) => id);
        const kind = path.split(/[/?]/).at(-2)!;
        ids[kind] = [...new Set([...(ids[kind] ?? []), ...others])];
      }
    }
    return ids;
  }
});

function parsed({ text, headers }: Received): unknown {
  if (text === '') return undefined;
  return /\bjson\b/.test(headers.get('content-type') ?? '') ? JSON.parse(text) : text;
}
