import { expect } from 'chai';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Schemas } from '../../../core/contract/types.ts';
import { jobs } from '../../../process/jobs.ts';
import { bossDb, bossOf, enqueue, prepareJobs, type Job } from '../../../core/jobs/jobs.ts';
import { startJobs } from '../../../core/jobs/jobWorker.ts';
import { sendMail } from '../../../core/mail/mail.ts';
import { createLogger } from '../../../core/runtime/log.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { testServer } from '../../../testing/server.ts';
import { buildUser } from '../../users/test/factory.ts';
import type { User } from '../../users/User.ts';
import { buildFailedJob } from './factory.ts';

type FailedJob = Schemas['FailedJob'];

const MESSAGE = {
  locale: 'es',
  subject: 'Solicitud Q-00007',
  lines: ['Le piden cotizar.'],
} as const;

describe('Failed jobs', function () {
  this.timeout(60_000);
  let db: Knex;
  let root: User, admin: User;

  before(async () => {
    ({ db } = await testServer());
    root = await buildUser({ type: 'internal', role: 'root' });
    admin = await buildUser({ type: 'internal' });
    await prepareJobs(db, [...jobs, failing]);
  });

  beforeEach(async () => {
    await db('failed_jobs').delete();
    await db('mails').delete();
    await db.raw(`delete from jobs.job where name in ('mail', 'test-hopeless')`);
  });

  const failing: Job = {
    name: 'test-hopeless',
    run: () => Promise.reject(Object.assign(new Error('ana@b.test'), { code: 'EX1' })),
  };
  const list = (query = '') => as(root).get<FailedJob[]>(`/api/failed_jobs${query}`);
  const waiting = async (name: string) =>
    (await db.raw(`select data from jobs.job where name = ? and state = 'created'`, [name])).rows;
  const status = async () =>
    (await as(admin).get<Schemas['MailStatus']>('/api/mail_status')).body.downSince;

  it('are kept when the last attempt has failed, with the error code and no message', async () => {
    await db.transaction((trx) => enqueue(trx, failing, { mark: 'x' }));
    await db.raw(`update jobs.job set retry_limit = 0 where name = 'test-hopeless'`);
    const log = createLogger({ logLevel: 'silent' });
    const { stop } = await startJobs([failing], { db, log, clock: () => new Date(), restMs: 20 });
    while ((await list()).body.length === 0) await pause(20);
    await stop();
    const { body } = await list();
    expect(body[0]).to.include({ queue: 'test-hopeless', kind: 'upkeep', attempts: 1 });
    expect(body[0]).to.include({ error: 'Error EX1', recipient: null });
    expect(JSON.stringify(body)).not.to.include('ana@');
  });

  it('are listed for root alone, a mail with its recipient and subject', async () => {
    await db.transaction((trx) => sendMail(trx, 'trafico@regio.test', MESSAGE as never));
    const { id } = await db('mails').first();
    await buildFailedJob({ data: JSON.stringify({ id }) });
    await buildFailedJob({ queue: 'imports' });
    expect((await anonymous.get('/api/failed_jobs')).status).to.equal(401);
    expect((await as(admin).get('/api/failed_jobs')).status).to.equal(403);
    const { body } = await list('?kind=mail');
    expect(body).to.have.length(1);
    expect(body[0]).to.include({ recipient: 'trafico@regio.test', subject: 'Solicitud Q-00007' });
  });

  it('run again, one or several, and then leave the list', async () => {
    const data = JSON.stringify({ id: crypto.randomUUID() });
    const one = await buildFailedJob({ data });
    const two = await buildFailedJob();
    const gone = crypto.randomUUID();
    const retry = `/api/failed_jobs/${one.id}/retry`;
    expect((await as(admin).post(retry)).status).to.equal(403);
    expect((await as(root).post(retry)).status).to.equal(200);
    expect((await as(root).post(retry)).status).to.equal(404);
    expect(await waiting('mail')).to.deep.equal([{ data: JSON.parse(data) }]);
    const { body } = await as(root).post<Schemas['BulkResult']>('/api/failed_jobs/bulk', {
      action: 'retry',
      ids: [two.id, gone],
    });
    expect(body.results.map(({ status }) => status)).to.deep.equal([200, 404]);
    expect(await waiting('mail')).to.have.length(2);
    expect((await list()).body).to.deep.equal([]);
  });

  describe('GET /mail_status', () => {
    it("is for Andén's staff", async () => {
      expect((await anonymous.get('/api/mail_status')).status).to.equal(401);
      expect((await as(await buildUser()).get('/api/mail_status')).status).to.equal(403);
      expect(await status()).to.equal(null);
    });

    it('says since when the mail server is down, until a mail is sent', async () => {
      await db.transaction((trx) => sendMail(trx, 'trafico@regio.test', MESSAGE as never));
      await attempt('Error ESOCKET');
      expect(await status()).to.be.a('string');
      await db('mails').update({ sentAt: new Date(Date.now() + 1000), message: null });
      expect(await status()).to.equal(null);
    });

    it('ignores mails whose recipient the server refused', async () => {
      await buildFailedJob({ error: 'Error EENVELOPE' });
      expect(await status()).to.equal(null);
      await buildFailedJob({ error: 'SenderRefused 550' });
      expect(await status()).to.be.a('string');
    });
  });

  /** Takes the waiting mail job and fails it, as the worker does when the mail server does not answer. */
  async function attempt(error: string): Promise<void> {
    const boss = bossOf(db);
    await db.transaction(async (trx) => {
      const [due] = await boss.fetch('mail', { db: bossDb(trx) });
      await boss.fail('mail', due!.id, { error }, { db: bossDb(trx) });
    });
  }
});
