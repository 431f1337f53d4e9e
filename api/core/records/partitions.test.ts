import { expect } from 'chai';
import type { Knex } from 'knex';
import { testDb } from '../../testing/base/db.ts';
import { preparePartitions } from './partitions.ts';

describe('The partitions of the history', () => {
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

  /** A change whose id is of that moment, and the partition that it went to. */
  async function note(at: string) {
    const entityId = crypto.randomUUID();
    await db.raw(
      `insert into changes (id, entity, entity_id, version, action, before, after)
       select overlay(uuid_v7()::text placing left(uuid_v7_at(?)::text, 13) from 1 for 13)::uuid,
         'trials', ?, 1, 'created', '{}', '{}'`,
      [at, entityId],
    );
    return entityId;
  }

  const placeOf = async (entityId: string) =>
    (
      await db.raw('select tableoid::regclass::text as name from changes where entity_id = ?', [
        entityId,
      ])
    ).rows[0].name;

  it('are there for this month and the three to come from the start', async () => {
    const now = new Date();
    const names = await months();
    for (const ahead of [0, 1, 2, 3]) {
      const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
      expect(names).to.include(`changes_${month.toISOString().slice(0, 7).replace('-', '_')}`);
    }
    expect(await placeOf(await note(now.toISOString()))).to.equal(
      `changes_${now.toISOString().slice(0, 7).replace('-', '_')}`,
    );
  });

  it('are made ahead by the job, once however often and by however many it is done', async () => {
    await Promise.all([1, 2, 3].map(() => prepare('2031-11-30T23:59:59Z')));
    const names = (await months()).filter((name: string) => /_203[12]_/.test(name));
    expect(names).to.deep.equal([
      ...['changes_2031_11', 'changes_2031_12', 'changes_2032_01', 'changes_2032_02'],
    ]);
  });

  it('take the first and the last moment of their month, in UTC', async () => {
    await prepare('2033-01-15T12:00:00Z');
    expect(await placeOf(await note('2033-01-01T00:00:00Z'))).to.equal('changes_2033_01');
    expect(await placeOf(await note('2033-01-31T23:59:59.999Z'))).to.equal('changes_2033_01');
    expect(await placeOf(await note('2033-02-01T00:00:00Z'))).to.equal('changes_2033_02');
  });

  it('take over what came before they were made, and keep it from being changed', async () => {
    const early = await note('2035-06-10T08:00:00Z');
    expect(await placeOf(early)).to.equal('changes_default');
    await prepare('2035-06-11T08:00:00Z');
    expect(await placeOf(early)).to.equal('changes_2035_06');
    for (const sql of [
      'delete from changes where entity_id = ?',
      `update changes set version = 2 where entity_id = ?`,
    ]) {
      const message = await db.raw(sql, [early]).then(String, ({ message }) => message);
      expect(message).to.include('The history of a record never changes.');
    }
  });

  it('killed in the middle, leave nothing behind and lose nothing', async () => {
    const early = await note('2036-03-10T08:00:00Z');
    const trx = await db.transaction();
    await preparePartitions.run({ trx, data: {}, now: new Date('2036-03-11T08:00:00Z') });
    await trx.rollback();
    expect(await placeOf(early)).to.equal('changes_default');
    await prepare('2036-03-11T08:00:00Z');
    expect(await placeOf(early)).to.equal('changes_2036_03');
  });
});
