import { expect } from 'chai';
import type { Knex } from 'knex';
import { accessToken } from '../../../testing/client.ts';
import { testDb } from '../../../testing/base/db.ts';
import { openServer, testServer } from '../../../testing/server.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { createCallLimit } from './callLimit.ts';
import { Refusal } from '../../errors/errors.ts';

describe('The calls of a user', function () {
  this.timeout(30_000);
  let db: Knex;
  const now = new Date('2031-05-20T10:00:00Z');
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

  before(async () => {
    db = await testDb();
  });

  /** Counts the calls that are accepted when a number of processes make them at once. */
  async function accepted(calls: number, perMinute: number, processes = 1) {
    const userId = crypto.randomUUID();
    const limits = Array.from({ length: processes }, () => createCallLimit(db, perMinute));
    const results = await Promise.all(
      Array.from({ length: calls }, (_, call) =>
        refused(async () => limits[call % processes]!(userId, now)),
      ),
    );
    return results.filter((refusal) => !refusal).length;
  }

  const refused = (call: () => Promise<unknown>) =>
    call().then(
      () => undefined,
      (error: Refusal) => error,
    );

  it('are limited exactly, also when they are made at once', async () => {
    expect(await accepted(300, 200)).to.equal(200);
    expect(await accepted(20, 7)).to.equal(7);
    expect(await accepted(200, 200)).to.equal(200);
  });

  it('are limited in all processes together', async () => {
    expect(await accepted(500, 100, 2)).to.equal(100);
  });

  it('are accepted again after the minute, of which the refusal names the rest', async () => {
    const limit = createCallLimit(db, 2);
    const userId = crypto.randomUUID();
    await limit(userId, now);
    await limit(userId, later(10));
    const refusal = await refused(async () => limit(userId, later(20)));
    expect(refusal).to.be.instanceOf(Refusal).and.include({ code: 'TOO_MANY_REQUESTS' });
    expect(refusal!.options.headers).to.deep.equal({
      'Retry-After': '40',
      'RateLimit-Policy': '"calls";q=2;w=60',
      RateLimit: '"calls";r=0;t=40',
    });
    await limit(userId, later(61));
  });

  it('do not count for other users', async () => {
    const limit = createCallLimit(db, 1);
    await limit(crypto.randomUUID(), now);
    await limit(crypto.randomUUID(), now);
  });

  it('are unlimited with 0', async () => {
    expect(await accepted(300, 0)).to.equal(300);
  });

  it('above CALLS_PER_MINUTE are answered 429 with Retry-After', async () => {
    const { email } = await buildUser();
    const authorization = `Bearer ${await accessToken(email)}`;
    const { oidc, dataDir } = (await testServer()).env;
    const own = await openServer(() => ({
      CALLS_PER_MINUTE: '3',
      DATA_DIR: dataDir,
      OIDC_ISSUER: oidc.issuer,
      OIDC_CLIENT_ID: oidc.clientId,
      OIDC_AUDIENCE: oidc.audience,
    }));
    const call = () => fetch(`${own.url}/api/session`, { headers: { authorization } });
    const answers = [await call(), await call(), await call(), await call()];
    const answer = answers.at(-1)!;
    await own.close();
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200, 429]);
    const left = answers.map(({ headers }) => headers.get('ratelimit')?.split(';')[1]);
    expect(left).to.deep.equal(['r=2', 'r=1', 'r=0', 'r=0']);
    expect(answer.headers.get('ratelimit-policy')).to.equal('"calls";q=3;w=60');
    expect(Number(answer.headers.get('retry-after'))).to.be.within(1, 60);
    expect(await answer.json()).to.include({ code: 'TOO_MANY_REQUESTS' });
  });
});
