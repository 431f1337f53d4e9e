import { expect } from 'chai';
import { testDb } from '../../testing/base/db.ts';
import { runStatement } from './statement.ts';

describe('A statement of a list', () => {
  it('is prepared once per connection, but a search for a part of a text is planned each time', async () => {
    const texts = await (
      await testDb()
    ).transaction(async (trx) => {
      const prepared = (condition: string) =>
        runStatement(trx, { text: `select id from companies where ${condition}`, values: ['%x%'] });
      await prepared('name <> $1');
      await prepared('folded(name) like folded($1)');
      const { rows } = await trx.raw('select statement from pg_prepared_statements');
      return rows.map(({ statement }: { statement: string }) => statement);
    });
    expect(texts).to.include('select id from companies where name <> $1');
    expect(texts.join()).not.to.include('like folded');
  });
});
