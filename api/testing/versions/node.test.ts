import { itPassesForOrdinaryUser, itPassesWith } from './withProgram.ts';

describe('With other versions of Node, and for another user, the product passes a short form of the tests:', () => {
  for (const version of ['20.19', '22', '24']) itPassesWith(`node-${version}`);
  itPassesForOrdinaryUser();
});
