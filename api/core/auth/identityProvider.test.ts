import { expect } from 'chai';
import { decodeProtectedHeader } from 'jose';
import type { Knex } from 'knex';
import { freePort } from '../../../db/server.ts';
import {
  buildAccount,
  startIdentity,
  type TestIdentity,
} from '../../platform/identity/test/factory.ts';
import { signIn } from '../../platform/identity/signIn.ts';
import { testDb } from '../../testing/base/db.ts';
import { ProviderUnreachable } from './discovery.ts';
import { IdentityProvider } from './identityProvider.ts';
import { storedAnswers } from './storedAnswers.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describe('The answers of an identity provider', function () {
  this.timeout(120_000);
  const account = buildAccount();
  let db: Knex;
  let port: number;
  let server: TestIdentity;
  let token: string;
  let now: Date;

  before(async () => {
    db = await testDb();
    port = await freePort();
  });
  beforeEach(async () => {
    now = new Date();
    server = await startIdentity(db, [account], port);
    token = (await signIn(server.request(account))).accessToken;
    await db('installation_facts').delete();
  });
  afterEach(() => server.stop());
  after(() => db('installation_facts').delete());

  it('are used for a day while it does not answer', async () => {
    const provider = make();
    await provider.check();
    await server.stop();
    pass(DAY_MS - MINUTE_MS);
    expect(await keyOf(provider)).to.equal('public');
    expect(await failureOf(provider.check())).to.be.instanceOf(ProviderUnreachable);
    expect(provider.isUp()).to.equal(false);
    pass(MINUTE_MS);
    expect(await failureOf(provider.readAnswers())).to.be.instanceOf(ProviderUnreachable);
  });

  it('are used by a later process for what is left of that day', async () => {
    await make().check();
    await server.stop();
    pass(DAY_MS - MINUTE_MS);
    expect(await keyOf(make())).to.equal('public');
    pass(MINUTE_MS);
    expect(await failureOf(make().readAnswers())).to.be.instanceOf(ProviderUnreachable);
  });

  it('are not used for another issuer', async () => {
    await make().check();
    const other = make(`http://localhost:${await freePort()}/oidc`);
    expect(await failureOf(other.readAnswers())).to.be.instanceOf(ProviderUnreachable);
  });

  it('are asked for again five seconds after a failure', async () => {
    await server.stop();
    const provider = make();
    expect(await failureOf(provider.readAnswers())).to.be.instanceOf(ProviderUnreachable);
    server = await startIdentity(db, [account], port);
    expect(await failureOf(provider.readAnswers())).to.be.instanceOf(ProviderUnreachable);
    pass(5_000);
    expect((await provider.readAnswers()).metadata.issuer).to.equal(server.env.oidc.issuer);
    expect(provider.isUp()).to.equal(true);
  });

  it('do not make a key invalid that is asked for while it does not answer', async () => {
    const provider = make();
    await provider.check();
    await server.stop();
    pass(MINUTE_MS);
    const header = { alg: 'RS256', kid: 'of-tomorrow' };
    const asked = provider.key(header, { payload: '', signature: '' });
    expect(await failureOf(Promise.resolve(asked))).to.be.instanceOf(ProviderUnreachable);
  });

  function make(issuer = server.env.oidc.issuer): IdentityProvider {
    return new IdentityProvider({ issuer, clock: () => now, store: storedAnswers(db) });
  }

  function pass(ms: number): void {
    now = new Date(now.getTime() + ms);
  }

  /** The type of the key that verifies the token. */
  async function keyOf({ key }: IdentityProvider): Promise<string> {
    const header = decodeProtectedHeader(token);
    const found = await key({ ...header, alg: header.alg! }, { payload: '', signature: '' });
    return (found as { type: string }).type;
  }
});

function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}
