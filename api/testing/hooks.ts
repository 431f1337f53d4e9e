import { setClock } from './base/clock.ts';
import { expectCompanyInStatements, watchStatements } from './companyStatements.ts';
import { endAll } from './base/once.ts';
import { expectNoErrorsAnywhere, photograph } from './pages.ts';

process.env.NODE_ENV = 'test';
watchStatements();

/** Around every test: browser pages must stay free of errors, statements name companies, and nothing outlives the run. */
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
  async afterAll(this: Mocha.Context) {
    this.timeout(30_000);
    await endAll();
  },
} satisfies Mocha.RootHookObject;
