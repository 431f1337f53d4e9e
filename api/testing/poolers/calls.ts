import { callEveryOperation } from '../permissions/allowedCalls.ts';

/** Run by poolers.test.ts. */
describe('A user who may', function () {
  this.timeout(120_000);

  it('call an operation gets the answer of the permission table', () => callEveryOperation());
});
