import { expect } from 'chai';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { StartError } from '../../../db/process/startError.ts';
import { testDatabaseUrl, testDb } from '../../testing/base/db.ts';
import { testRun } from '../../testing/base/run.ts';
import { createLogger } from '../runtime/log.ts';
import { inTransaction } from '../sql/transaction.ts';
import { announce, CHANNEL, onAnnounced } from './announce.ts';
import { startListening } from './listen.ts';

const log = createLogger({ logLevel: 'silent' });

describe('Announcements', function () {
  this.timeout(30_000);
  let db: Knex;
  let heard: (string | undefined)[] = [];
  let stopAll: () => Promise<void>;

  before(async () => {
    db = await testDb();
    const { stop } = await startListening({ url: await testDatabaseUrl(), db, log });
    const remove = onAnnounced('test', (id) => heard.push(id));
    stopAll = () => stop().finally(remove);
  });
  beforeEach(() => (heard = []));
  after(() => stopAll());

  const announceElsewhere = (id: string) =>
    db.raw('select pg_notify(?, ?)', [CHANNEL, JSON.stringify({ topic: 'test', id })]);

  it('of another process arrive', async () => {
    await announceElsewhere('a');
    expect(await eventually(() => heard)).to.deep.equal(['a']);
  });

  it('are delivered once in their own process, before the transaction returns', async () => {
    await inTransaction(db, async (trx) => {
      await announce(trx, 'test', 'mine');
      expect(heard).to.deep.equal([]);
    });
    expect(heard).to.deep.equal(['mine']);
    await announceElsewhere('last');
    expect(await eventually(() => heard.length > 1 && heard)).to.deep.equal(['mine', 'last']);
  });

  it('of a transaction that `inTransaction` did not start, such as a job, arrive after its commit', async () => {
    await db.transaction(async (trx) => {
      await announce(trx, 'test', 'of a job');
      await announceElsewhere('before');
      await eventually(() => heard);
    });
    expect(await eventually(() => heard.length > 1 && heard)).to.eql(['before', 'of a job']);
  });

  it('are not delivered after a rollback', async () => {
    const failing = inTransaction(db, async (trx) => {
      await announce(trx, 'test', 'undone');
      throw new Error('expected by this test');
    });
    await failing.catch(() => {});
    await announceElsewhere('later');
    expect(await eventually(() => heard)).to.deep.equal(['later']);
  });

  it('are received again after a lost connection, and listeners are told that they may have missed some', async () => {
    const { rowCount } = await db.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'anden-announcements' and datname = current_database()`,
    );
    expect(rowCount).to.be.greaterThan(0);
    await eventually(() => heard.length === 2);
    expect(heard).to.deep.equal([undefined, undefined]);
    await announceElsewhere('again');
    await eventually(() => heard.includes('again'));
  });
});

describe('Announcements that do not arrive', function () {
  this.timeout(30_000);

  it('stop the start, as when DATABASE_DIRECT_URL names another database', async () => {
    const { server } = await testRun();
    const db = await testDb();
    const refused = await startListening({ url: server, db, log }).catch((error) => error);
    expect(refused).to.be.instanceOf(StartError);
    expect(String(refused)).to.include('DATABASE_DIRECT_URL');
  });
});

/** Polls `look` until it returns something other than false and an empty list. */
async function eventually<T>(look: () => T): Promise<Exclude<T, false>> {
  for (;;) {
    const seen = look();
    if (Array.isArray(seen) ? seen.length > 0 : seen) return seen as Exclude<T, false>;
    await pause(10);
  }
}
