import { expect } from 'chai';
import { StartError } from '../../../db/process/startError.ts';
import { startListening } from '../../core/announcements/listen.ts';
import { createLogger } from '../../core/runtime/log.ts';
import { testDatabaseUrl, testDb } from '../base/db.ts';
import { PGBOUNCER, startPgBouncer } from '../base/pgbouncer.ts';
import { runMocha } from '../mocha/runMocha.ts';
import { trial } from '../trials.ts';

/** Every operation of the contract: those of the permission table, then all reads, public ones included, and public forms. */
const FILES = [
  'api/testing/poolers/calls.ts',
  'api/testing/operations/reads.test.ts',
  'api/site/inquiries/test/inquiries.test.ts',
  'api/site/registrations/test/registrations.test.ts',
  'api/platform/imports/test/imports.test.ts',
  'api/core/export/export.test.ts',
  'api/core/records/writing/concurrency.test.ts',
];

describe('Through PgBouncer, which gives each transaction another connection,', function () {
  this.timeout(600_000);

  before(function () {
    if (PGBOUNCER) return;
    console.log('      skipped: PgBouncer is not installed');
    this.skip();
  });

  trial(
    'all calls answer as without it; half of them answered 500',
    { many: 3 },
    async function (count) {
      this.timeout(count * 600_000);
      for (let i = 0; i < count; i += 1) {
        await runMocha(FILES, { env: { TEST_PGBOUNCER: PGBOUNCER } });
      }
    },
  );

  it('a start without DATABASE_DIRECT_URL is refused, because it would hear no announcements', async () => {
    const db = await testDb();
    const url = await startPgBouncer(PGBOUNCER!, await testDatabaseUrl());
    const log = createLogger({ logLevel: 'silent' });
    const refused = await startListening({ url, db, log }).catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(StartError);
    expect(String(refused)).to.include('DATABASE_DIRECT_URL');
  });
});
