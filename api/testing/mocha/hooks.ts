import { setClock } from '../base/clock.ts';
import { endAll, endAllAtOnce } from '../base/once.ts';
import { shareRun } from '../base/run.ts';
import { expectCompanyInStatements, watchStatements } from '../companyStatements.ts';
import { expectNoErrorsAnywhere, photograph } from '../pages.ts';

process.env.NODE_ENV = 'test';
watchStatements();
if (process.env.MOCHA_WORKER_ID) process.once('exit', endAllAtOnce);

/** Around every test: browser pages must stay free of errors, and statements name companies. */
export const mochaHooks = {
  beforeEach(this: Mocha.Context) {
    const test = this.currentTest!;
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
    if (this.currentTest?.state === 'failed') await photograph(this.currentTest.fullTitle());
  },
} satisfies Mocha.RootHookObject;

/** Before the workers start, in the main process: Postgres and the database that they copy. */
export async function mochaGlobalSetup(): Promise<void> {
  if (process.argv.includes('--parallel')) await shareRun();
}

/** After all files, in the main process: nothing outlives the run. */
export async function mochaGlobalTeardown(): Promise<void> {
  await endAll();
}
