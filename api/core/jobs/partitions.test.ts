import { expect } from 'chai';
import type { Knex } from 'knex';
import { testDb } from '../../testing/base/db.ts';
import { preparePartitions } from './partitions.ts';

describe('The partitions of the changes', () => {
  let db: Knex;

  before(async function () {
    this.timeout(30_000);
    db = await testDb();
  });

  const prepare = (now: string) =>
    db.transaction((trx) => preparePartitions.run({ trx, data: {}, now: new Date(now) }));

  const months = async () => {
    const { rows } = await db.raw(`select relid::regclass::text as name
      from pg_partition_tree('changes') where isleaf order by 1`);
    return rows.map(({ name }: { name: string }) => name);
  };

  /** Inserts a change whose UUIDv7 has that time; returns its entity id. */
  async function insertChange(at: string) {
    const entityId = crypto.randomUUID();
    await db.raw(
      `insert into changes (id, entity, entity_id, version, action, before, after)
       select overlay(uuid_v7()::text placing left(uuid_v7_at(?)::text, 13) from 1 for 13)::uuid,
         'trials', ?, 1, 'created', '{}', '{}'`,
      [at, entityId],
    );
    return entityId;
  }

  /** Without the number that Citus appends to a table in a shard. */
  const partitionOf = async (entityId: string) =>
    (
      await db.raw(
        `select regexp_replace(tableoid::regclass::text, '_[0-9]{6,}$', '') as name from changes where entity_id = ?`,
        [entityId],
      )
    ).rows[0].name;

  it('exist from the start for this month and the next three', async () => {
    const now = new Date();
    const names = await months();
    for (const ahead of [0, 1, 2, 3]) {
      const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
      expect(names).to.include(`changes_${month.toISOString().slice(0, 7).replace('-', '_')}`);
    }
    expect(await partitionOf(await insertChange(now.toISOString()))).to.equal(
      `changes_${now.toISOString().slice(0, 7).replace('-', '_')}`,
    );
  });

  it('are created ahead by the job, once even when it runs several times at once', async () => {
    await Promise.all([1, 2, 3].map(() => prepare('2031-11-30T23:59:59Z')));
    const names = (await months()).filter((name: string) => /_203[12]_/.test(name));
    expect(names).to.deep.equal([
      ...['changes_2031_11', 'changes_2031_12', 'changes_2032_01', 'changes_2032_02'],
    ]);
  });

  it('contain the first and the last moment of their month, in UTC', async () => {
    await prepare('2033-01-15T12:00:00Z');
    expect(await partitionOf(await insertChange('2033-01-01T00:00:00Z'))).to.equal(
      'changes_2033_01',
    );
    expect(await partitionOf(await insertChange('2033-01-31T23:59:59.999Z'))).to.equal(
      'changes_2033_01',
    );
    expect(await partitionOf(await insertChange('2033-02-01T00:00:00Z'))).to.equal(
      'changes_2033_02',
    );
  });

  it('take over rows inserted before they were created, and refuse changes of them', async () => {
    const early = await insertChange('2035-06-10T08:00:00Z');
    expect(await partitionOf(early)).to.equal('changes_default');
    await prepare('2035-06-11T08:00:00Z');
    expect(await partitionOf(early)).to.equal('changes_2035_06');
    for (const sql of [
      'delete from changes where entity_id = ?',
      `update changes set version = 2 where entity_id = ?`,
    ]) {
      const message = await db.raw(sql, [early]).then(String, ({ message }) => message);
      expect(message).to.include('A recorded change is never rewritten.');
    }
  });

  it('are not created, and no row is lost, when the job is rolled back', async () => {
    const early = await insertChange('2036-03-10T08:00:00Z');
    const trx = await db.transaction();
    await preparePartitions.run({ trx, data: {}, now: new Date('2036-03-11T08:00:00Z') });
    await trx.rollback();
    expect(await partitionOf(early)).to.equal('changes_default');
    await prepare('2036-03-11T08:00:00Z');
    expect(await partitionOf(early)).to.equal('changes_2036_03');
  });
});
