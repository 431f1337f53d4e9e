import { itPassesWith } from './withProgram.ts';

describe('With older versions of Postgres, the product passes a short form of the tests:', () => {
  for (const version of ['15', '16']) itPassesWith(`postgres-${version}`);
});
