import Mocha from 'mocha';
import { setClock } from '../base/clock.ts';
import { checkKeptRows, resetRateLimits, testDatabaseUrl } from '../base/db.ts';
import { endAll, endAllAtOnce } from '../base/once.ts';
import { shareRun } from '../base/run.ts';
import { expectCompanyInStatements, watchStatements } from '../base/companyStatements.ts';
import { closePages, expectNoErrorsAnywhere, takeScreenshots } from '../pages.ts';

process.env.NODE_ENV = 'test';
watchStatements();
if (process.env.TEST_CITUS_URL) setNoTimeLimits();
if (process.env.MOCHA_WORKER_ID) process.once('exit', endAllAtOnce);

/**
 * Checks after every test: browser pages reported no errors, and SQL statements named companies. `afterAll` runs after
 * each file in a worker of `mocha --parallel`.
 */
export const mochaHooks = {
  /** Distributing a database takes longer than a test may. */
  async beforeAll(this: Mocha.Context) {
    this.timeout(0);
    if (process.env.TEST_CITUS_URL) await testDatabaseUrl();
  },
  /** The calls of one file do not count against the limits of the next: who runs both is decided anew in each run. */
  async beforeEach(this: Mocha.Context) {
    const test = this.currentTest!;
    if (test.file !== file) await resetRateLimits();
    file = test.file;
    const run = test.fn;
    if (!run || run.length > 0) return;
    test.fn = async function (this: Mocha.Context) {
      await (run as Mocha.AsyncFunc).call(this);
      expectNoErrorsAnywhere();
      expectCompanyInStatements();
    };
  },
  async afterEach(this: Mocha.Context) {
    setClock(null);
    if (this.currentTest?.state === 'failed') await takeScreenshots(this.currentTest.fullTitle());
  },
  async afterAll() {
    await closePages();
  },
} satisfies Mocha.RootHookObject;

/** The file of the last test. */
let file: string | undefined;

/** Makes the limit of every test and hook 0, which is none, whatever they ask for. */
function setNoTimeLimits(): void {
  Mocha.Runnable.prototype.timeout = function timeout(this: Mocha.Runnable, ...limit: unknown[]) {
    return limit.length > 0 ? this : 0;
  } as typeof Mocha.Runnable.prototype.timeout;
}

/** Runs in the main process before the workers: starts Postgres and creates the database that they copy. */
export async function mochaGlobalSetup(): Promise<void> {
  if (process.argv.includes('--parallel')) await shareRun();
}

/**
 * Runs in the main process after all files: checks that the rows of carriers keep what they should, whatever the tests
 * did, and ends everything that the run started.
 */
export async function mochaGlobalTeardown(): Promise<void> {
  await checkKeptRows().finally(endAll);
}
