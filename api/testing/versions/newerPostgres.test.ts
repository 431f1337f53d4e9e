import { itPassesWith } from './withProgram.ts';

describe('With newer versions of Postgres, the product passes a short form of the tests:', () => {
  for (const version of ['17', '18']) itPassesWith(`postgres-${version}`);
});
