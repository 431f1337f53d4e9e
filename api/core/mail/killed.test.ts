import { expect } from 'chai';
import { once as happened } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { startProgram } from '../../testing/fork.ts';
import { testDatabaseUrl, testDb } from '../../testing/base/db.ts';
import { trial } from '../../testing/trials.ts';
import { prepareJobs } from '../jobs/jobs.ts';
import { startJobs } from '../jobs/jobWorker.ts';
import { createLogger } from '../runtime/log.ts';
import { deliverMail, sendMail } from './mail.ts';
import { startMailbox } from './mailbox.ts';

const MAILS_PER_KILL = 10;

describe('Mail, when its process is killed', function () {
  this.timeout(60_000);
  let db: Knex;
  let directory: string;
  let mailbox: Awaited<ReturnType<typeof startMailbox>>;

  before(async () => {
    db = await testDb();
    directory = await mkdtemp(join(tmpdir(), 'anden-mail-'));
    mailbox = await startMailbox(directory);
    await prepareJobs(db, [job()] as never);
    await db('mails').delete();
  });

  after(async () => {
    await db('mails').delete();
    await mailbox.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const job = () =>
    deliverMail({ smtpUrl: mailbox.url, from: 'a@anden.test', publicUrl: 'http://anden.test' });

  trial(
    'is all delivered; at most one message per kill is delivered twice',
    { many: 20 },
    async (kills) => {
      const wanted = await write(MAILS_PER_KILL * (kills + 1));
      for (let kill = 0; kill < kills; kill += 1) await killInTheMiddle((kill % 8) * 5);
      expect(await unsent(), 'unsent after the kills').to.be.above(0);
      const log = createLogger({ logLevel: 'error' });
      const { stop } = await startJobs([job()], { db, log, clock: () => new Date(), restMs: 20 });
      while ((await unsent()) > 0) await pause(20);
      await stop();
      const arrived = await messageIds();
      expect([...new Set(arrived)].toSorted()).to.deep.equal(wanted.toSorted());
      expect(arrived.length - wanted.length, 'sent twice').to.be.at.most(kills);
    },
  );

  async function write(count: number): Promise<string[]> {
    const message = {
      locale: 'es',
      subject: 'Solicitud',
      lines: ['Le piden cotizar.'],
      link: { label: 'Responder', path: '/admin/carrier/quotes' },
    } as const;
    for (let mail = 0; mail < count; mail += 1) {
      await db.transaction((trx) => sendMail(trx, 'trafico@regio.test', message as never));
    }
    return (await db('mails').pluck('id')).map((id) => `<${id}@anden.test>`);
  }

  /** Starts a process and kills it a number of milliseconds after it has sent its first mail. */
  async function killInTheMiddle(afterMs: number): Promise<void> {
    const start = await unsent();
    const child = await startProgram('mail', {
      DATABASE_URL: await testDatabaseUrl(),
      SMTP_URL: mailbox.url,
    });
    const ended = happened(child, 'exit');
    while ((await unsent()) === start && child.exitCode === null) await pause(2);
    await pause(afterMs);
    child.kill('SIGKILL');
    await ended;
  }

  async function unsent(): Promise<number> {
    const [row] = await db('mails').whereNull('sentAt').count('* as count');
    return Number(row!.count);
  }

  async function messageIds(): Promise<string[]> {
    const names = (await readdir(directory)).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')));
    return mails.map((eml) => /^Message-ID: (.*)$/im.exec(eml)![1]!.trim());
  }
});
