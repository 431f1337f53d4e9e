import { expect } from 'chai';
import type { Knex } from 'knex';
import { testDb } from '../../testing/base/db.ts';
import { afterCommit, inSavepoint, inTransaction } from './transaction.ts';

describe('Work after the commit', () => {
  let db: Knex;
  let done: string[];
  const marks = () => db('commit_marks').orderBy('mark').pluck('mark');
  const mark = (trx: Knex, name: string) => trx('commit_marks').insert({ mark: name });
  /** Records with each effect which rows other connections can read of the database at that time. */
  const effect = (name: string) => async () => {
    done.push(`${name} sees ${(await marks()).join()}`);
  };

  before(async () => {
    db = await testDb();
    await db.raw('create table commit_marks (mark text primary key)');
  });
  beforeEach(async () => {
    done = [];
    await db('commit_marks').delete();
  });
  after(() => db.raw('drop table commit_marks'));

  it('runs when other connections can read the committed rows', async () => {
    await inTransaction(db, async (trx) => {
      await afterCommit(effect('mail'));
      await mark(trx, 'a');
      expect(done).to.deep.equal([]);
    });
    expect(done).to.deep.equal(['mail sees a']);
  });

  it('does not run after a rollback', async () => {
    const failure = await inTransaction(db, async (trx) => {
      await mark(trx, 'a');
      await afterCommit(effect('mail'));
      throw new Error('refused');
    }).catch((error: Error) => error.message);
    expect(failure).to.equal('refused');
    expect([done, await marks()]).to.deep.equal([[], []]);
  });

  it('does not run when the commit fails', async () => {
    await db.raw(
      'alter table commit_marks add constraint late unique (mark) deferrable initially deferred',
    );
    const failure = await inTransaction(db, async (trx) => {
      await afterCommit(effect('mail'));
      await trx.raw('alter table commit_marks drop constraint commit_marks_pkey');
      for (const name of ['a', 'a']) await mark(trx, name);
    }).catch((error: { code: string }) => error.code);
    expect(failure).to.equal('23505');
    expect([done, await marks()]).to.deep.equal([[], []]);
  });

  it('of a savepoint runs after the outer transaction', async () => {
    await inTransaction(db, async (trx) => {
      await inSavepoint(async () => {
        await mark(trx, 'a');
        await afterCommit(effect('inner'));
      });
      await mark(trx, 'b');
      await afterCommit(effect('outer'));
      expect(done).to.deep.equal([]);
    });
    expect(done).to.deep.equal(['inner sees a,b', 'outer sees a,b']);
  });

  it('of a savepoint that fails does not run, but that of the outer transaction does', async () => {
    await inTransaction(db, async (trx) => {
      await afterCommit(effect('outer'));
      await inSavepoint(async () => {
        await afterCommit(effect('inner'));
        throw new Error('refused');
      }).catch(() => mark(trx, 'a'));
    });
    expect(done).to.deep.equal(['outer sees a']);
  });

  it('of a savepoint does not run when the outer transaction fails', async () => {
    const failing = inTransaction(db, async () => {
      await inSavepoint(() => afterCommit(effect('inner')));
      throw new Error('refused');
    });
    await failing.catch(() => {});
    expect(done).to.deep.equal([]);
  });

  it('runs at once outside a transaction', async () => {
    await afterCommit(effect('mail'));
    expect(done).to.deep.equal(['mail sees ']);
  });
});
