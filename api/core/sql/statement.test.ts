import { expect } from 'chai';
import { testDb } from '../../testing/base/db.ts';
import { runPrepared } from './prepared.ts';
import { createNames, createNamesOf, namedStatement } from './statement.ts';

describe('A statement of a list', () => {
  it('has one name for preparing, but none for a search for a part of a text, nor when there are too many', () => {
    const nameOf = createNames(2);
    const name = nameOf({ text: 'select id from companies' });
    expect(name).to.match(/^anden_/);
    expect(nameOf({ text: 'select id from companies where …', isSearch: true })).to.equal(
      undefined,
    );
    expect(nameOf({ text: 'select id from carriers' }))
      .to.be.a('string')
      .and.not.equal(name);
    expect(nameOf({ text: 'select id from quotes' })).to.equal(undefined);
    expect(nameOf({ text: 'select id from companies' })).to.equal(name);
    expect(createNames(1)({ text: 'select id from companies' })).to.equal(name);
  });

  it('has no name of the others where callers chose its columns, of which there may be any number', () => {
    const nameOf = createNamesOf(2, 1);
    const chosen = [1, 2, 3].map((at) =>
      nameOf({ text: `select field${at} from quotes`, isChosen: true }),
    );
    expect(chosen.map((name) => typeof name)).to.deep.equal(['string', 'undefined', 'undefined']);
    expect(nameOf({ text: 'select id from companies' })).to.be.a('string');
    expect(nameOf({ text: 'select id from carriers' })).to.be.a('string');
  });

  it('is prepared once per connection when it has a name, else planned each time', async () => {
    const nameOf = createNames(1);
    const conditions = ['name <> $1', 'folded(name) like folded($1)'];
    const [named, search] = conditions.map((one) => `select id from companies where ${one}`);
    const texts = await (
      await testDb()
    ).transaction(async (trx) => {
      const connection = await trx.client.acquireConnection();
      for (const text of [named!, search!, named!])
        await runPrepared(
          connection,
          { text, values: ['%x%'] },
          nameOf({ text, isSearch: text === search }),
        );
      return trx('pg_prepared_statements').pluck<string[]>('statement');
    });
    expect(texts.filter((text) => text === named)).to.have.length(1);
    expect(texts).not.to.include(search);
  });

  it('has a placeholder for each place of a name, and none in casts', () => {
    const statement = namedStatement('select :id::uuid where :id = :other', {
      id: 'a',
      other: null,
    });
    expect(statement.text).to.equal('select $1::uuid where $2 = $3');
    expect(statement.values).to.deep.equal(['a', 'a', null]);
    expect(() => namedStatement('select :id', {})).to.throw('id');
  });
});
