import { expect } from 'chai';
import type { Knex } from 'knex';
import { errors } from 'oidc-provider';
import { testDb } from '../../../testing/base/db.ts';
import { createAdapter } from '../adapter.ts';

describe('The storage of the identity provider', () => {
  let db: Knex;
  const id = () => crypto.randomUUID();

  before(async () => {
    db = await testDb();
  });

  it('finds a payload by id and uid, replaces it on upsert and deletes it on destroy', async () => {
    const sessions = createAdapter(db)('Session');
    const [key, uid] = [id(), id()];
    await sessions.upsert(key, { uid, loginTs: 1 }, 60);
    await sessions.upsert(key, { uid, loginTs: 2 }, 60);
    expect(await sessions.find(key)).to.deep.equal({ uid, loginTs: 2 });
    expect(await sessions.findByUid(uid)).to.deep.equal({ uid, loginTs: 2 });
    await sessions.destroy(key);
    expect(await sessions.find(key)).to.equal(undefined);
  });

  it('keeps equal ids of different models separate', async () => {
    const key = id();
    await createAdapter(db)('Session').upsert(key, { uid: key }, 60);
    expect(await createAdapter(db)('Interaction').find(key)).to.equal(undefined);
  });

  it('consumes a payload once and returns the time of consumption', async () => {
    const codes = createAdapter(db)('AuthorizationCode');
    const key = id();
    await codes.upsert(key, { accountId: 'a' }, 60);
    await codes.consume(key);
    expect((await codes.find(key))!.consumed).to.be.closeTo(Date.now() / 1000, 5);
    const again = await codes.consume(key).catch((error: unknown) => error);
    expect(again).to.be.instanceOf(errors.InvalidGrant);
  });

  it('revokes the payloads of a grant and no others', async () => {
    const tokens = createAdapter(db)('RefreshToken');
    const [grantId, mine, other] = [id(), id(), id()];
    await tokens.upsert(mine, { grantId }, 60);
    await tokens.upsert(other, { grantId: id() }, 60);
    await tokens.revokeByGrantId(grantId);
    expect(await tokens.find(mine)).to.equal(undefined);
    expect(await tokens.find(other)).to.be.an('object');
  });

  it('keeps the account of a payload in a column, where SQL finds it whatever the payload contains', async () => {
    const [key, accountId] = [id(), id()];
    await createAdapter(db)('Session').upsert(
      key,
      { accountId, params: { state: 'a\u0000b' } },
      60,
    );
    expect(await db('oidc_payloads').where({ accountId }).delete()).to.equal(1);
  });

  it('removes expired rows when a new process first writes', async () => {
    const key = id();
    await createAdapter(db)('Interaction').upsert(key, { uid: key }, -1);
    const quiet = createAdapter(db)('Interaction');
    await quiet.upsert(id(), { uid: id() }, 60);
    expect(await db('oidc_payloads').where({ id: key })).to.deep.equal([]);
  });
});
