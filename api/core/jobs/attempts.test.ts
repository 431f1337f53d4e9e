import { expect } from 'chai';
import { once as happened } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { startProgram } from '../../testing/fork.ts';
import { testDatabaseUrl, testDb } from '../../testing/base/db.ts';
import { markJob } from '../../testing/processes/markJob.ts';
import { createLogger } from '../runtime/log.ts';
import { enqueue, prepareJobs, type Job } from './jobs.ts';
import { startJobs } from './jobWorker.ts';

describe('The attempts of a job', function () {
  this.timeout(180_000);
  let db: Knex;

  before(async () => {
    db = await testDb();
    await db.raw('create table job_marks (mark text not null)');
    await prepareJobs(db, [markJob]);
  });

  beforeEach(async () => {
    for (const table of ['job_marks', 'failed_jobs', 'job_attempts']) await db(table).delete();
    await db.raw('delete from jobs.job where name = ?', [markJob.name]);
    await db.transaction((trx) => enqueue(trx, markJob, { mark: 'x' }));
  });

  after(() => db.raw('drop table job_marks'));

  const start = async (settings: Record<string, string>) =>
    startProgram('jobs', { DATABASE_URL: await testDatabaseUrl(), ...settings });
  const attempts = (): Promise<number[]> => db('job_attempts').pluck('attempts');
  const states = () => db('jobs.job').where({ name: markJob.name }).pluck('state');

  /** Runs the worker of this process until `isDone`. */
  async function working(job: Job<{ mark: string }>, isDone: () => boolean | Promise<boolean>) {
    const log = createLogger({ logLevel: 'silent' });
    const options = { db, log, clock: () => new Date(), restMs: 20 };
    const { stop } = await startJobs([job as Job], options);
    while (!(await isDone())) await pause(20);
    await stop();
  }

  it('end at the tenth when each kills its process; such a job was tried for ever', async () => {
    for (let run = 1; run <= 10; run += 1) {
      const child = await start({ KILLED: 'here', IN_THE_MIDDLE_MS: '0' });
      const ran = happened(child, 'message');
      await happened(child, 'exit');
      await ran;
      expect(await attempts()).to.deep.equal([run]);
    }
    const told: unknown[] = [];
    const job = {
      ...markJob,
      run: () => expect.fail('It runs once more'),
      givenUp: async ({ data }: { data: { mark: string } }) => told.push(data.mark),
    };
    await working(job, async () => (await db('failed_jobs')).length > 0);
    expect(await db('failed_jobs').first()).to.include({
      queue: markJob.name,
      attempts: 10,
      error: 'ProcessEnded',
    });
    expect(told).to.deep.equal(['x']);
    expect([await attempts(), await states()]).to.deep.equal([[], ['failed']]);
  });

  it('count failures and kills together, and the last failure is the end', async () => {
    await happened(await start({ KILLED: 'here', IN_THE_MIDDLE_MS: '0' }), 'exit');
    await db('job_attempts').update({ attempts: 9 });
    let given = 0;
    const job = {
      ...markJob,
      run: () => Promise.reject(new Error('expected by this test')),
      givenUp: async () => (given += 1),
    };
    await working(job, async () => (await db('failed_jobs')).length > 0);
    expect(await db('failed_jobs').first()).to.include({ attempts: 10, error: 'Error' });
    expect([given, await states()]).to.deep.equal([1, ['failed']]);
  });

  it('are forgotten when one succeeds', async () => {
    await happened(await start({ KILLED: 'here', IN_THE_MIDDLE_MS: '0' }), 'exit');
    await working(markJob, async () => (await db('job_marks')).length > 0);
    expect([await attempts(), await states()]).to.deep.equal([[], ['completed']]);
  });

  it('do not count one that a stop interrupted, after which the job is due at once', async () => {
    const child = await start({ IN_THE_MIDDLE_MS: '60000' });
    await happened(child, 'message');
    expect(await attempts()).to.deep.equal([1]);
    child.kill('SIGTERM');
    await happened(child, 'exit');
    expect([await attempts(), await states()]).to.deep.equal([[0], ['created']]);
    await working(markJob, async () => (await db('job_marks')).length > 0);
  });

  it('are one at a time while a process works on the job, and the next is at once when it is killed', async () => {
    const child = await start({ IN_THE_MIDDLE_MS: '60000' });
    await happened(child, 'message');
    let runs = 0;
    const job = { ...markJob, run: async () => (runs += 1) };
    const waited = performance.now() + 500;
    await working(job, () => performance.now() > waited);
    expect(runs).to.equal(0);
    child.kill('SIGKILL');
    await working(job, () => runs > 0);
    expect([runs, await states()]).to.deep.equal([1, ['completed']]);
  });

  it('are at most six at once in all queues, so that requests find a connection', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `test-queue-${i}`);
    let [now, most, done] = [0, 0, 0];
    const may = new AbortController();
    const jobs: Job[] = names.map((name) => ({
      name,
      async run() {
        most = Math.max(most, (now += 1));
        if (!may.signal.aborted) await happened(may.signal, 'abort');
        now -= 1;
        done += 1;
      },
    }));
    await prepareJobs(db, jobs);
    for (const job of jobs) await db.transaction((trx) => enqueue(trx, job, {}));
    const options = { db, log: createLogger({ logLevel: 'silent' }), clock: () => new Date() };
    const { stop } = await startJobs(jobs, { ...options, restMs: 20 });
    while (now < 6) await pause(20);
    await pause(200);
    may.abort();
    while (done < jobs.length) await pause(20);
    await stop();
    expect(most).to.equal(6);
  });
});
