import { expect } from 'chai';
import { once as happened } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import { prepareJobs } from '../../../../core/jobs/jobs.ts';
import { startJobs } from '../../../../core/jobs/jobWorker.ts';
import { createLogger } from '../../../../core/runtime/log.ts';
import '../../../../process/jobs.ts';
import { startProgram } from '../../../../testing/fork.ts';
import { testDatabaseUrl, testDb } from '../../../../testing/base/db.ts';
import { trial } from '../../../../testing/trials.ts';
import { buildUser } from '../../../users/test/factory.ts';
import { notify } from '../../notify.ts';
import { mailNotices } from '../../mails/mailNotices.ts';

const EVENTS_PER_KILL = 20;
const LANE = { reference: 'Q-00007', origin: 'Apodaca', destination: 'Dallas' };

describe('Events whose process is killed before they are mails', function () {
  let db: Knex;
  let emails: string[];
  let companyId: string;

  before(async function () {
    this.timeout(60_000);
    db = await testDb();
    await prepareJobs(db, [mailNotices as never]);
    ({ id: companyId } = await buildCompany());
    const people = await Promise.all([1, 2].map(() => buildUser({ companyId })));
    emails = people.map(({ email }) => email);
  });

  trial(
    'become one mail for each person, none lost and none twice',
    { many: 20 },
    async (kills) => {
      const wanted = [];
      for (let kill = 0; kill < kills; kill += 1) {
        const before = wanted.length;
        while (wanted.length < before + EVENTS_PER_KILL) wanted.push(await raise(wanted.length));
        await killInTheMiddle((kill * 7) % 60);
      }
      expect((await mailed()).length, 'mails before the rest').to.be.above(0);
      const log = createLogger({ logLevel: 'error' });
      const jobs = { db, log, clock: () => new Date(), restMs: 20 };
      const { stop } = await startJobs([mailNotices as never], jobs);
      while ((await waiting()) > 0) await pause(20);
      await stop();
      for (const email of emails)
        expect((await mailed(email)).toSorted()).to.deep.equal(wanted.toSorted());
    },
  );

  /** Raises an event and returns the subject of its mail. */
  async function raise(number: number): Promise<string> {
    const params = { ...LANE, reference: `Q-${number}` };
    const notice = { of: { companyId }, entityId: crypto.randomUUID(), params };
    await db.transaction((trx) => notify(trx, 'quote_expired', notice));
    return `Plazo vencido: Q-${number}`;
  }

  /** Starts a process and kills it a number of milliseconds after it has made its first mail. */
  async function killInTheMiddle(afterMs: number): Promise<void> {
    const start = await waiting();
    const child = await startProgram('notices', { DATABASE_URL: await testDatabaseUrl() });
    const ended = happened(child, 'exit');
    while ((await waiting()) === start && child.exitCode === null) await pause(2);
    await pause(afterMs);
    child.kill('SIGKILL');
    await ended;
  }

  async function waiting(): Promise<number> {
    const [row] = await db('notice_mails')
      .join('users', 'users.id', 'userId')
      .where({ companyId })
      .count('* as count');
    return Number(row!.count);
  }

  /** The subjects of the mails in the outbox to one of the people, or to all. */
  async function mailed(email?: string): Promise<string[]> {
    const mails = await db('mails').whereIn('recipient', email ? [email] : emails);
    return mails.map(({ message }: { message: { subject: string } }) => message.subject);
  }
});
