import { expect } from 'chai';
import type { ChildProcess } from 'node:child_process';
import { once as happened } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { startProgram } from '../../testing/fork.ts';
import { open } from '../../../db/connect.ts';
import { testDatabaseUrl, testDb } from '../../testing/base/db.ts';
import { testRun, urlOf } from '../../testing/base/run.ts';
import { markJob } from '../../testing/processes/markJob.ts';
import { deleteOldAnswers } from '../http/idempotency.ts';
import { enqueue, prepareJobs, type Job, type JobSchedule } from './jobs.ts';
import { startJobs } from './jobWorker.ts';
import { createLogger } from '../runtime/log.ts';
import { trial } from '../../testing/trials.ts';

const failing: Job<{ mark: string }> = {
  name: 'test-failing',
  async run({ trx, data }) {
    await trx('job_marks').insert(data);
    if (isBroken) throw new Error('expected by this test, about ana@example.com');
  },
};
const recurring: Job = {
  name: 'test-recurring',
  everyMinutes: 60,
  run: ({ trx }) => trx('job_marks').insert({ mark: 'again' }),
};
let isBroken = true;
let log: string[] = [];

describe('The queues of jobs', () => {
  it('can be created by several processes at once in a new database; one of them ended with a deadlock', async function () {
    this.timeout(60_000);
    const { server, template, workers } = await testRun();
    if (workers) this.skip();
    const name = `${template}_queues`;
    const admin = open(server);
    await admin.raw('create database ?? template ??', [name, template]);
    const processes = [1, 2, 3].map(() => open(urlOf(server, name)));
    const jobs = Array.from({ length: 12 }, (_, i) => ({ ...recurring, name: `new-${i}` }));
    try {
      await Promise.all(processes.map((db) => prepareJobs(db, jobs)));
      const made = await processes[0]!('jobs.queue').pluck('name');
      expect(made.toSorted()).to.deep.equal(jobs.map((job) => job.name).toSorted());
    } finally {
      for (const db of processes) await db.destroy();
      await admin.raw('drop database ?? with (force)', [name]);
      await admin.destroy();
    }
  });
});

describe('jobs', function () {
  this.timeout(60_000);
  let db: Knex;

  before(async () => {
    db = await testDb();
    await db.raw('create table job_marks (mark text not null)');
    await prepareJobs(db, [markJob, failing, recurring]);
  });

  afterEach(async () => {
    await db('job_marks').delete();
    await db.raw('delete from jobs.job where name like ?', ['test-%']);
    log = [];
  });

  after(() => db.raw('drop table job_marks'));

  const order = (mark: string, when?: JobSchedule, job = markJob) =>
    db.transaction((trx) => enqueue(trx, job, { mark }, when));
  const marks = (): Promise<string[]> => db('job_marks').orderBy('mark').pluck('mark');
  const states = async (job: Job<never>) =>
    (await db.raw('select state from jobs.job where name = ? order by created_on', [job.name]))
      .rows;

  it('run once, soon after the transaction that enqueued them', async () => {
    await order('done');
    await working([markJob], async () => expect(await eventually(marks)).to.deep.equal(['done']));
  });

  it('do not exist when that transaction is rolled back', async () => {
    const undone = db.transaction(async (trx) => {
      await enqueue(trx, markJob, { mark: 'undone' });
      throw new Error('expected by this test');
    });
    await undone.catch(() => {});
    expect(await states(markJob)).to.deep.equal([]);
  });

  it('do not run before their startAfter', async () => {
    await order('later', { startAfter: new Date(Date.now() + 60_000) });
    await order('now');
    await working([markJob], async () => expect(await eventually(marks)).to.deep.equal(['now']));
    expect(await states(markJob)).to.deep.include({ state: 'created' });
  });

  it('are enqueued once with the same singletonKey', async () => {
    for (const mark of ['first', 'second']) await order(mark, { singletonKey: 'one' });
    await order('other', { singletonKey: 'two' });
    await working([markJob], () => eventually(async () => (await marks()).length === 2));
    expect(await marks()).to.deep.equal(['first', 'other']);
  });

  it('are rolled back, logged and retried when they fail', async () => {
    isBroken = true;
    await order('at last', {}, failing);
    await working([failing], () => eventually(async () => log.length > 0));
    expect(await marks()).to.deep.equal([]);
    expect(await states(failing)).to.deep.equal([{ state: 'retry' }]);
    const kept = await db.raw('select output from jobs.job where name = ?', [failing.name]);
    expect(JSON.stringify(kept.rows)).to.include('Error').and.not.include('ana@');
    expect(log.join()).to.include('test-failing').and.not.include('ana@');
    isBroken = false;
    await db.raw('update jobs.job set start_after = now() where name = ?', [failing.name]);
    await working([failing], async () => expect(await eventually(marks)).to.eql(['at last']));
  });

  it('recur, one at a time, also with several processes', async () => {
    await working([recurring], () =>
      working([recurring], async () => expect(await eventually(marks)).to.eql(['again'])),
    );
    const waiting = await db.raw(
      `select round(extract(epoch from start_after - now()) / 60)::int as minutes
         from jobs.job where name = ? and state = 'created'`,
      [recurring.name],
    );
    expect(waiting.rows).to.deep.equal([{ minutes: 60 }]);
    await working([recurring], () => pause(200));
    expect(await marks()).to.deep.equal(['again']);
  });

  it('run once with several workers at a time', async () => {
    const wanted = await orderMany(100);
    await working([markJob], () =>
      working([markJob], () => eventually(async () => (await marks()).length >= 100)),
    );
    expect(await marks()).to.deep.equal(wanted);
  });

  it('are rolled back when the process is killed, and run once by the next process', async () => {
    await order('once');
    await killInTheMiddle(60_000);
    expect(await marks()).to.deep.equal([]);
    await working([markJob], async () => expect(await eventually(marks)).to.eql(['once']));
    await working([markJob], () => pause(200));
    expect(await marks()).to.deep.equal(['once']);
  });

  trial(
    'each take effect once when processes are killed at any moment',
    { many: 20 },
    async (kills) => {
      const wanted = await orderMany(200 + 8 * kills);
      await killInTheMiddle(2, () => eventually(marks));
      for (let kill = 2; kill <= kills; kill++)
        await killInTheMiddle(2, () => pause((kill % 8) * 4));
      expect((await marks()).length).to.be.within(1, wanted.length - 1);
      await working([markJob], () =>
        eventually(async () => (await marks()).length >= wanted.length),
      );
      expect(await marks()).to.deep.equal(wanted);
    },
  );

  it('that are running finish before their worker stops', async () => {
    let begun = false;
    const patient: typeof markJob = {
      ...markJob,
      async run(work) {
        begun = true;
        await pause(300);
        await markJob.run(work);
      },
    };
    await order('ended');
    await working([patient], () => eventually(async () => begun));
    expect(await marks()).to.deep.equal(['ended']);
  });

  it('wait in more than ten queues without a warning of Node, which the start printed', async () => {
    const warnings: Error[] = [];
    const keep = (warning: Error) => warnings.push(warning);
    process.on('warning', keep);
    await working(Array<Job>(12).fill(recurring), () => pause(300));
    process.off('warning', keep);
    expect(warnings).to.deep.equal([]);
  });

  it('delete stored answers that are a day old', async () => {
    const answer = {
      userId: '01900000-0000-7000-8000-000000000000',
      requestHash: 'x',
      status: 200,
      headers: {},
      body: '{}',
    };
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await db('idempotency_keys').insert([
      { ...answer, key: 'old', createdAt: hoursAgo(25) },
      { ...answer, key: 'young', createdAt: hoursAgo(23) },
    ]);
    await db.transaction((trx) => deleteOldAnswers.run({ trx, data: {}, now: new Date() }));
    const left = await db('idempotency_keys').where('userId', answer.userId).pluck('key');
    expect(left).to.deep.equal(['young']);
  });

  async function orderMany(count: number): Promise<string[]> {
    const all = Array.from({ length: count }, (_, i) => String(i).padStart(3, '0'));
    await db.transaction(async (trx) => {
      for (const mark of all) await enqueue(trx, markJob, { mark });
    });
    return all;
  }

  /** Starts a worker process and kills it during a job: after its first job began, and `wait`. */
  async function killInTheMiddle(
    inTheMiddleMs: number,
    wait: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<void> {
    const child = await startProcess(inTheMiddleMs);
    await happened(child, 'message');
    await wait();
    child.kill('SIGKILL');
    await happened(child, 'exit');
  }

  async function working(jobs: Job[], work: () => Promise<unknown>): Promise<void> {
    const lines = { write: (line: string) => log.push(line) };
    const logger = createLogger({ logLevel: 'error' }, lines);
    const clock = () => new Date();
    const { stop } = await startJobs(jobs, { db, log: logger, clock, restMs: 20 });
    await work().finally(() => stop());
  }
});

async function startProcess(inTheMiddleMs: number): Promise<ChildProcess> {
  return startProgram('jobs', {
    DATABASE_URL: await testDatabaseUrl(),
    IN_THE_MIDDLE_MS: String(inTheMiddleMs),
  });
}

/** Polls `look` until it returns true or a list with an entry, and returns that. */
async function eventually<T>(look: () => Promise<T>): Promise<T> {
  for (;;) {
    const seen = await look();
    if (Array.isArray(seen) ? seen.length > 0 : seen) return seen;
    await pause(20);
  }
}
