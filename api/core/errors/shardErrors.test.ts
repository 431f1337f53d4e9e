import { expect } from 'chai';
import { Refusal } from './errors.ts';
import { testDb } from '../../testing/base/db.ts';
import { buildQuote } from '../../quoting/quotes/test/factory.ts';
import { fromDatabase } from './databaseErrors.ts';

/** As the driver gives them: an error of Postgres itself, and what Citus makes of the same error of a shard. */
const CASES = {
  'a broken rule': [
    { code: '23514', table: 'quotes', constraint: 'quotes_weight_check' },
    {
      code: '23514',
      message:
        'new row for relation "quotes_102126" violates check constraint "quotes_weight_check"',
    },
  ],
  'a broken rule whose name has the number of the shard': [
    { code: '23514', table: 'quotes', constraint: 'quotes_weight_check1' },
    {
      code: '23514',
      message:
        'new row for relation "quotes_102126" violates check constraint "quotes_weight_check1_102126"',
    },
  ],
  'a missing value': [
    { code: '23502', table: 'quotes', column: 'target_rate' },
    {
      code: '23502',
      message:
        'null value in column "target_rate" of relation "quotes_102126" violates not-null constraint',
    },
  ],
  'a repeated key': [
    { code: '23505', detail: 'Key (company_id, rfc)=(1, 2) already exists.' },
    { code: '23505', detail: 'Key (company_id, rfc)=(1, 2) already exists.' },
  ],
  'a repeated key in copied rows': [
    { code: '23505', detail: 'Key (company_id, rfc)=(1, 2) already exists.' },
    {
      code: 'XX000',
      message: 'duplicate key value violates unique constraint "carriers_rfc_key_102009"',
      detail: 'Key (company_id, rfc)=(1, 2) already exists.',
    },
  ],
  'a record that does not exist': [
    {
      code: '23503',
      detail: 'Key (company_id, invitation_id)=(1, 2) is not present in table "invitations".',
    },
    {
      code: '23503',
      detail:
        'Key (company_id, invitation_id)=(1, 2) is not present in table "invitations_102110".',
    },
  ],
};

describe('Errors of shards', () => {
  for (const [name, [plain, shard]] of Object.entries(CASES))
    it(`name the same field as errors of Postgres: ${name}`, () => {
      const [expected, found] = [plain, shard].map((error) => refusal(error));
      expect(found).to.include({ code: expected!.code });
      expect(found!.options.errors).to.deep.equal(expected!.options.errors);
      expect(Object.keys(found!.options.errors!)[0]).to.match(/^\w+$/);
    });

  it('keep the error as the cause', () => {
    const error = Object.assign(new Error('null value in column "origin" …'), { code: '23502' });
    expect(refusal(error).cause).to.include({ message: error.message, stack: error.stack });
  });

  it('stay as they are where Andén does not explain them', () => {
    const error = { code: 'XX000', message: 'out of memory' };
    expect(fromDatabase(error)).to.equal(error);
  });

  /** With `TEST_CITUS_URL` the error comes from a shard. */
  it('name the field of a column that the database refuses', async () => {
    const { id, companyId } = await buildQuote();
    const db = await testDb();
    const weigh = db('quotes').where({ id, companyId }).update({ weight: -1 });
    const error = await weigh.then(() => undefined).catch((thrown: unknown) => thrown);
    expect(refusal(error).options.errors).to.have.keys('weight');
  });
});

function refusal(error: unknown): Refusal {
  const found = fromDatabase(error);
  expect(found).to.be.an.instanceof(Refusal);
  return found as Refusal;
}
