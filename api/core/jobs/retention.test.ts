import { expect } from 'chai';
import type { Knex } from 'knex';
import { createJobs } from '../../process/jobs.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import { buildInquiry } from '../../site/inquiries/test/factory.ts';
import { buildNotification } from '../../platform/notifications/test/factory.ts';
import { testStorage } from '../../testing/base/dataDir.ts';
import { testDb } from '../../testing/base/db.ts';
import type { Storage } from '../files/storage.ts';
import { readEnv } from '../runtime/env.ts';
import { prepareJobs, type Job } from './jobs.ts';
import { deleteOldRows } from './retention.ts';

const NOW = new Date('2041-05-20T10:00:00Z');

describe('Old rows', function () {
  this.timeout(30_000);
  let db: Knex;
  let storage: Storage;

  before(async () => {
    db = await testDb();
    storage = await testStorage();
  });

  const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60_000);
  const run = (job: Job) => db.transaction((trx) => job.run({ trx, data: {}, now: NOW }));
  /** Runs a job until a run deletes nothing more: there may be old rows of other tests. */
  const runToEnd = async (table: string, job: Job) => {
    const countOf = async () => Number((await db(table).count('* as rows'))[0]!.rows);
    for (let [before, after] = [-1, await countOf()]; before !== after;) {
      await run(job);
      [before, after] = [after, await countOf()];
    }
  };
  const jobOf = (name: string, settings = {}) =>
    createJobs(readEnv(settings), storage).find((job) => job.name === name)!;

  async function notified(days: number) {
    const { id: userId } = await buildUser();
    const { id } = await buildNotification({ userId });
    await db('notifications')
      .where({ id })
      .update({ createdAt: daysAgo(days) });
    return id;
  }

  async function mailed(days: number) {
    const row = { recipient: 'ana@prueba.test', message: '{}', createdAt: daysAgo(days) };
    return (await db('mails').insert(row).returning('id'))[0].id as string;
  }

  async function imported(days: number, rows = 1) {
    const { id: userId } = await buildUser();
    const file = { resource: 'carriers', userId, actor: '{}', fileKey: crypto.randomUUID() };
    const form = {
      fileName: 'a.csv',
      format: '{"type":"csv","encoding":"utf-8","delimiter":","}',
      language: 'es',
      header: '[]',
    };
    const done = { status: 'done', finishedAt: daysAgo(days), rowsTotal: rows };
    const [{ id }] = await db('imports')
      .insert({ ...file, ...form, ...done })
      .returning('id');
    const of = Array.from({ length: rows }, (_, i) => ({
      importId: id,
      row: i + 1,
      outcome: 'created',
      recordId: crypto.randomUUID(),
    }));
    await db('import_rows').insert(of);
    return id as string;
  }

  async function registered(days: number) {
    const row = { tokenHash: crypto.randomUUID(), email: 'ana@prueba.test' };
    const made = await db('registrations').insert({ ...row, expiresAt: daysAgo(days) }, 'id');
    return made[0].id as string;
  }

  async function asked(days: number) {
    const { id, companyId } = await buildInquiry();
    await db('inquiries')
      .where({ id, companyId })
      .update({ updatedAt: daysAgo(days) });
    return id;
  }

  const left = async (table: string, column: string, ids: string[]) =>
    (await db(table).whereIn(column, ids).distinct(column).pluck(column)) as string[];

  it('are deleted after the number of days in their setting, not before', async () => {
    for (const [table, column, make, days] of [
      ['notifications', 'id', notified, 365],
      ['mails', 'id', mailed, 90],
      ['import_rows', 'import_id', imported, 180],
      ['registrations', 'id', registered, 30],
      ['inquiries', 'id', asked, 365],
    ] as const) {
      const [old, young] = [await make(days + 1), await make(days - 1)];
      await runToEnd(table, jobOf(`forget-${table.replace('_', '-')}`));
      expect(await left(table, column, [old, young]), table).to.deep.equal([young]);
    }
  });

  it('are deleted earlier with a lower setting', async () => {
    const [old, young] = [await mailed(11), await mailed(9)];
    await run(jobOf('forget-mails', { KEEP_MAILS_DAYS: '10' }));
    expect(await left('mails', 'id', [old, young])).to.deep.equal([young]);
  });

  it('are deleted in chunks, each in a transaction that enqueues the next one', async () => {
    const job = deleteOldRows({
      table: 'import_rows',
      days: 180,
      old: 'import_id in (select id from imports where finished_at < :before)',
      chunk: 4,
    });
    await prepareJobs(db, [job]);
    await db('import_rows').delete();
    const id = await imported(200, 10);
    const count = async () => (await db('import_rows').where({ importId: id })).length;
    const ordered = async () =>
      (await db.raw(`select count(*)::int as count from jobs.job where name = ?`, [job.name]))
        .rows[0].count;
    const before = await ordered();
    await run(job);
    expect([await count(), await ordered()]).to.deep.equal([6, before + 1]);
    await run(job);
    await run(job);
    expect([await count(), await ordered()]).to.deep.equal([0, before + 2]);
  });
});
