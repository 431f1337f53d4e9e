import { expect } from 'chai';
import type { Knex } from 'knex';
import { actorOf } from '../../users/index.ts';
import { testDb } from '../../../testing/base/db.ts';
import { buildUser } from '../../users/test/factory.ts';
import { buildKey } from './factory.ts';
import { createKeyUse } from '../use.ts';

describe('The counted calls of keys', () => {
  let db: Knex;
  const now = new Date('2031-05-20T05:30:00Z');

  before(async () => {
    db = await testDb();
  });

  it('are kept when a write fails, and written once with the next', async () => {
    const user = await buildUser();
    const { key } = await buildKey(user);
    const actor = { ...actorOf(user), key: { id: key.id, scopes: [] } };
    let isDown = true;
    const failures: unknown[] = [];
    const raw = (sql: string, values: object) =>
      isDown ? Promise.reject(new Error('no database')) : db.raw(sql, values as never);
    const use = createKeyUse({ raw } as unknown as Knex, {
      error: ((details: unknown) => failures.push(details)) as never,
    });
    use.note(actor, { hasFailed: false, now });
    use.note(actor, { hasFailed: true, now });
    await use.flush();
    expect(failures).to.have.lengthOf(1);
    use.note(actor, { hasFailed: false, now });
    isDown = false;
    await use.flush();
    await use.flush();
    const rows = await db('api_key_days').where({ keyId: key.id });
    expect(rows).to.deep.equal([{ keyId: key.id, day: '2031-05-19', calls: 3, errors: 1 }]);
    const { lastUsedAt } = await db('api_keys').where({ id: key.id }).first();
    expect(new Date(lastUsedAt)).to.deep.equal(now);
  });

  it('of a key that no longer exists are dropped', async () => {
    const actor = { ...actorOf(await buildUser()), key: { id: crypto.randomUUID(), scopes: [] } };
    const failures: unknown[] = [];
    const use = createKeyUse(db, { error: ((error: unknown) => failures.push(error)) as never });
    use.note(actor, { hasFailed: false, now });
    await use.flush();
    expect(failures).to.deep.equal([]);
  });
});
