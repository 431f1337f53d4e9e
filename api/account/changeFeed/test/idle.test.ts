import { expect } from 'chai';
import type { Knex } from 'knex';
import { testDb } from '../../../testing/base/db.ts';
import { statementsOf } from '../../../testing/base/statements.ts';
import { as } from '../../../testing/client.ts';
import { Feed } from '../../../testing/mirror/feed.ts';
import { buildTenant, type Tenant } from '../../../testing/tenants/tenant.ts';

describe('GET /changes when nothing has changed', function () {
  this.timeout(60_000);
  let db: Knex;
  let own: Tenant;
  let feed: Feed;

  before(async () => {
    db = await testDb();
    own = await buildTenant();
    feed = await Feed.of(own.people.admin);
  });

  beforeEach(async () => {
    await addPlace();
    await feed.next();
  });

  const addPlace = async () => {
    expect((await as(own.people.admin).post('/api/locations', PLACE)).status).to.equal(201);
  };

  it('only reads, and locks and writes once there is a change', async () => {
    const idle = await statementsOfFeed(() => feed.next());
    expect(idle).to.have.length.greaterThan(0);
    expect(idle.filter((text) => LOCKS_OR_WRITES.test(text))).to.deep.equal([]);
    await addPlace();
    const busy = await statementsOfFeed(() => feed.next());
    expect(busy.filter((text) => LOCKS_OR_WRITES.test(text))).to.have.length.greaterThan(0);
  });

  it('does not wait for who holds the lock of its counter', async () => {
    const lock = 'select from feed_counters where reader = ? for update';
    const holder = await db.transaction();
    try {
      await holder.raw(lock, [own.company.id]);
      expect(await feed.next()).to.deep.equal([]);
    } finally {
      await holder.rollback();
    }
  });
});

/** The statements of some work that name the feed; jobs of this process send others meanwhile. */
async function statementsOfFeed(work: () => Promise<unknown>): Promise<string[]> {
  const texts = await statementsOf(work);
  return texts.filter((text) => /\bfeed_(rows|counters)\b/.test(text));
}

const LOCKS_OR_WRITES = /\b(for (no key )?update|for (key )?share|insert into|update|delete)\b/i;

const PLACE = { name: 'Patio nuevo', city: 'Monterrey', state: 'MX-NLE', country: 'MX' };
