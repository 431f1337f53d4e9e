import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import type { Knex } from 'knex';
import { Provider } from 'oidc-provider';
import { claimsOf, type Account } from '../../platform/identity/account.ts';
import { createAdapter } from '../../platform/identity/adapter.ts';
import {
  buildAccount,
  startIdentity,
  type TestIdentity,
} from '../../platform/identity/test/factory.ts';
import { loadKeys } from '../../platform/identity/keys.ts';
import { signIn } from '../../platform/identity/signIn.ts';
import { testDb } from '../../testing/base/db.ts';
import { ProviderUnreachable } from './discovery.ts';
import { createTokenVerifier, TokenError } from './session.ts';

describe('requests to the identity provider', () => {
  const account = buildAccount();
  let db: Knex;
  let server: TestIdentity;
  let token: string;

  before(async () => {
    db = await testDb();
    server = await startIdentity(db, [account]);
    token = (await signIn(server.request(account))).accessToken;
  });
  after(() => server.stop());

  it('fail with ProviderUnreachable, not TokenError, when the provider does not answer', async () => {
    const issuer = 'http://localhost:1/oidc';
    const error = await failure(verifier({ issuer }).verify(token));
    expect(error).to.be.instanceOf(ProviderUnreachable);
  });

  it('are repeated after a failure', async () => {
    let reachable = false;
    const fetchKeys = async () => {
      if (!reachable) throw new Error('no database');
      return server.identity.publicKeys();
    };
    const { verify } = verifier({ fetchKeys });
    expect((await failure(verify(token))).message).to.equal('no database');
    reachable = true;
    expect((await verify(token)).sub).to.equal(account.id);
  });

  it('get the e-mail from userinfo when the token has none, and only for its own subject', async () => {
    const plain = await startPlainProvider(db, account);
    const { userinfo } = verifier({ issuer: plain.issuer });
    const email = { email: account.email, emailVerified: true };
    expect(await userinfo(plain.token, account.id)).to.deep.equal(email);
    expect(await reasonOf(userinfo(plain.token, 'somebody-else'))).to.equal('invalid');
    expect(await reasonOf(userinfo('made-up', account.id))).to.equal('invalid');
    plain.stop();
  });

  const verifier = (overrides = {}) => {
    const { issuer, audience } = server.env.oidc;
    return createTokenVerifier({ issuer, audience, clock: () => new Date(), ...overrides });
  };
});

/** Starts a provider that issues opaque access tokens without an e-mail, and issues one. */
async function startPlainProvider(db: Knex, { id: accountId, ...account }: Account) {
  const server = createServer().listen(0);
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    adapter: createAdapter(db),
    jwks: { keys: [(await loadKeys(db)).signing] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    clients: [
      { client_id: 'plain', token_endpoint_auth_method: 'none', redirect_uris: [`${issuer}/`] },
    ],
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, Grant: 600 },
    findAccount: () => ({ accountId, claims: () => claimsOf({ id: accountId, ...account }) }),
  });
  server.on('request', provider.callback());
  const grant = new provider.Grant({ accountId, clientId: 'plain' });
  grant.addOIDCScope('openid email');
  const grantId = await grant.save();
  const client = (await provider.Client.find('plain'))!;
  const token = new provider.AccessToken({
    accountId,
    client,
    grantId,
    gty: 'authorization_code',
    scope: 'openid email',
  });
  return { issuer, token: await token.save(), stop: () => server.close() };
}

async function failure(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    () => expect.fail('It was accepted.'),
    (error) => error,
  );
}

async function reasonOf(promise: Promise<unknown>): Promise<string | undefined> {
  return promise.then(
    () => undefined,
    (error) => (error instanceof TokenError ? error.reason : Promise.reject(error)),
  );
}
