import * as fc from 'fast-check';
import { expect } from 'chai';
import type { Knex } from 'knex';
import { loadContract, operations } from '../../../core/contract/document.ts';
import { resetRateLimits } from '../../../testing/base/db.ts';
import { accessToken, as } from '../../../testing/client.ts';
import { exchange } from '../../../testing/exchange.ts';
import { requests, type Sent } from '../../../testing/fuzz/requests.ts';
import type { Ids } from '../../../testing/fuzz/values.ts';
import { testServer } from '../../../testing/server.ts';
import { buildTenant, type Tenant } from '../../../testing/tenants/tenant.ts';
import { rounds, trial } from '../../../testing/trials.ts';
import * as listed from '../../../process/modules.ts';
import type { Module } from '../../../core/modules/module.ts';
import { resourcesOf } from '../../live/index.ts';
import { fedResources } from '../audiences.ts';
import { Mirror, type Named } from '../../../testing/mirror/mirror.ts';

const ACTIONS = rounds(10_000, 300);
/** The suite repeats one sequence; `npm run trials` tries others. */
const SEED = Number(process.env.FUZZ_SEED ?? rounds(Date.now() % 2 ** 31, 1));

describe('A mirror by the feed of changes', function () {
  this.timeout(120_000);
  let db: Knex;
  let url: string;

  before(async () => {
    ({ db, url } = await testServer());
  });

  trial(
    'equals every record, and every right, beside random actions of two tenants',
    { many: ACTIONS, few: ACTIONS },
    async (count) => {
      const tenants = [await buildTenant(), await buildTenant()];
      const people = tenants.flatMap((tenant) => Object.values(tenant.people));
      const mirrors = people.map((user) => new Mirror(as(user)));
      const known = await records();
      await resetRateLimits();
      for (const mirror of mirrors) await mirror.begin(known);
      await runActions(tenants, count);
      await resetRateLimits();
      for (const mirror of mirrors) await mirror.follow();
      const differences: string[] = [];
      for (const record of await records())
        for (const mirror of mirrors) {
          const found = await mirror.difference(record);
          if (found) differences.push(found);
        }
      expect(differences.join('\n'), `FUZZ_SEED=${SEED}`).to.equal('');
    },
  );

  /** All records of the resources that have a feed and a path of their own. */
  async function records(): Promise<Named[]> {
    const paths = new Set(operations(loadContract()).map(({ path }) => path));
    const fed = [...fedResources(resourcesOf(Object.values(listed) as Module[]))];
    const known: Named[] = [];
    for (const [table, { name: type }] of fed) {
      if (!paths.has(`/${type}/{id}`) || SHARED.test(type)) continue;
      const ids: { id: string }[] = await db(table).select('id');
      known.push(...ids.map(({ id }) => ({ type, id })));
    }
    return known;
  }

  async function runActions(tenants: Tenant[], count: number): Promise<void> {
    const contract = loadContract();
    const people = tenants.flatMap((tenant) => Object.values(tenant.people));
    const action = fc.record({
      email: fc.constantFrom(...people.map(({ email }) => email)),
      sent: requests({ ...contract, paths: writing(contract.paths) }, idsOf(tenants)),
    });
    for (const [at, one] of fc.sample(action, { numRuns: count, seed: SEED }).entries()) {
      if (at % 25 === 0) await resetRateLimits();
      await send(one);
    }
  }

  async function send({ email, sent }: { email: string; sent: Sent }) {
    const headers = { ...sent.headers, authorization: `Bearer ${await accessToken(email)}` };
    await exchange(url, { ...sent, headers });
  }
});

/** Catalogs and what Andén alone has. */
const SHARED = /^(catalogs|postal_codes|diesel_prices|exchange_rates|inquiries|registrations)\b/;

/** The operations that change something. */
function writing(paths: ReturnType<typeof loadContract>['paths']) {
  const some = Object.entries(paths).filter(([path]) => !UNTRIED.test(path));
  return Object.fromEntries(
    some.map(([path, { get: _, ...others }]) => [path, others]),
  ) as typeof paths;
}

const UNTRIED =
  /^\/(catalogs|postal_codes|diesel_prices|exchange_rates|public|session|presences)\b/;

/** The records of both tenants by kind, without the users who send the requests. */
function idsOf(tenants: Tenant[]): Ids {
  const kinds = Object.keys(tenants[0]!.records).filter((kind) => kind !== 'users');
  const ids = kinds.map((kind) => [
    kind,
    tenants.map(({ records }) => (records as Record<string, string>)[kind]),
  ]);
  return Object.fromEntries(ids) as Ids;
}
