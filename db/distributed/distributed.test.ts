import { expect } from 'chai';
import type { Knex } from 'knex';
import { open } from '../connect.ts';
import { migrateLatest, seedDemo } from '../schema.ts';
import { createDistributed, dropDistributed, workersOf } from './databases.ts';
import { distribute } from './distribute.ts';
import { placedTables, placesOf } from './tables.ts';
import { undistribute } from './undistribute.ts';

const { TEST_CITUS_URL: coordinator } = process.env;

/** Runs on the coordinator that `TEST_CITUS_URL` names; without one there is no Citus to test. */
(coordinator ? describe : describe.skip)('A distributed database', () => {
  const name = `anden_back_${process.pid}`;
  const url = () => Object.assign(new URL(coordinator!), { pathname: `/${name}` }).href;
  let servers: string[];
  let db: Knex;

  before(async () => {
    servers = [coordinator!, ...(await workersOf(coordinator!))];
    await createDistributed(coordinator!, servers.slice(1), name);
    db = open(url());
    await migrateLatest(db);
    await seedDemo(db, { now: new Date() });
  });

  after(async () => {
    await db.destroy();
    await dropDistributed(servers, name);
  });

  it('has every row after it was distributed and brought back, again and again', async () => {
    const rows = await sums();
    expect(Object.keys(rows)).to.include.members(['quotes', 'carriers', 'changes']);
    for (const work of [apart, apart, back, back, apart]) {
      await work();
      expect(await sums(), work.name).to.deep.equal(rows);
    }
  });

  it('is an ordinary one when it was brought back, with its foreign keys', async () => {
    await back();
    expect(await placedTables(db)).to.deep.equal([]);
    const keys = await db('pg_constraint')
      .where({ contype: 'f', conparentid: 0 })
      .pluck<string[]>('conname');
    expect(keys).to.include.members([
      'rates_company_id_invitation_id_fkey',
      'rates_company_id_fkey',
    ]);
    const orphan = db('rates').update({ invitationId: db.raw('uuid_v7()') });
    expect(await orphan.catch(({ code }: { code: string }) => code)).to.equal('23503');
  });

  const apart = () => distribute(url(), { shards: 4 });
  const back = () => undistribute(url());

  /** The number and the checksum of the rows of each table. */
  async function sums(): Promise<Record<string, string>> {
    const { distributed, reference, local } = await placesOf(db);
    const found: Record<string, string> = {};
    for (const table of [...distributed, ...reference, ...local]) {
      const { rows } = await db.raw(
        `select count(*) || ' ' || coalesce(sum(hashtext(t::text)::bigint), 0) as sum from ?? as t`,
        [table],
      );
      found[table] = rows[0].sum;
    }
    return found;
  }
});
