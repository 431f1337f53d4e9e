import { expect } from 'chai';
import type { Knex } from 'knex';
import { buildExchangeRate } from '../../../quoting/quotes/test/factory.ts';
import { resetRateLimits } from '../../../testing/base/db.ts';
import { as } from '../../../testing/client.ts';
import { randomActions, sendAction } from '../../../testing/mirror/actions.ts';
import { Mirror } from '../../../testing/mirror/mirror.ts';
import { fedRecords } from '../../../testing/mirror/records.ts';
import { testServer } from '../../../testing/server.ts';
import { giveLegs, type LegIds } from '../../../testing/tenants/legs.ts';
import { giveStops } from '../../../testing/tenants/stops.ts';
import { buildTenant, type Tenant } from '../../../testing/tenants/tenant.ts';
import { rounds, trial } from '../../../testing/trials.ts';

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
      await buildExchangeRate();
      const tenants = [await buildTenant(), await buildTenant()];
      for (const tenant of tenants) await giveStops(tenant);
      const legs: LegIds[] = [];
      for (const tenant of tenants) legs.push(await giveLegs(tenant));
      const people = tenants.flatMap((tenant) => Object.values(tenant.people));
      const mirrors = people.map(
        (user) => new Mirror(as(user), { listsParts: user.carrierId !== null }),
      );
      const known = await fedRecords(db);
      await resetRateLimits();
      for (const mirror of mirrors) await mirror.begin(known);
      await runActions(tenants, count, legs);
      await resetRateLimits();
      for (const mirror of mirrors) await mirror.follow();
      const differences: string[] = [];
      for (const record of await fedRecords(db))
        for (const mirror of mirrors) {
          const found = await mirror.difference(record);
          if (found) differences.push(found);
        }
      expect(differences.join('\n'), `FUZZ_SEED=${SEED}`).to.equal('');
    },
  );

  async function runActions(tenants: Tenant[], count: number, legs: LegIds[]): Promise<void> {
    for (const [at, action] of randomActions(tenants, { count, seed: SEED, legs }).entries()) {
      if (at % 25 === 0) await resetRateLimits();
      await sendAction(url, action);
    }
  }
});
