import { createHmac, createPublicKey } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { decodeJwt, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import type { JWTHeaderParameters, JWTPayload } from 'jose';
import type { Knex } from 'knex';
import { Provider } from 'oidc-provider';
import { claimsOf as personOf, type Account } from '../identity/account.ts';
import { createAdapter } from '../identity/adapter.ts';
import { buildAccount, startIdentity, type TestIdentity } from '../identity/factory.ts';
import { loadKeys } from '../identity/keys.ts';
import { signIn } from '../identity/signIn.ts';
import { testDb } from '../testing/db.ts';
import { ProviderUnreachable } from './discovery.ts';
import { bearer, createTokenVerifier, TokenError } from './session.ts';

describe('the bearer token of a request', () => {
  const account = buildAccount();
  let db: Knex;
  let server: TestIdentity;
  let token: string;
  let now: Date;

  before(async () => {
    db = await testDb();
    server = await startIdentity(db, [account]);
    token = (await signIn(server.request(account))).accessToken;
  });
  beforeEach(() => {
    now = new Date();
  });
  after(() => server.stop());

  it('tells who sent it, verified with the keys that the issuer publishes', async () => {
    expect(await verifier().verify(token)).to.deep.equal({
      sub: account.id,
      email: account.email,
      emailVerified: true,
      expiresAt: new Date(decodeJwt(token).exp! * 1000),
    });
  });

  it('is verified with keys from elsewhere when they are given', async () => {
    const { publicKeys: fetchKeys } = server.identity;
    expect((await verifier({ fetchKeys }).verify(token)).sub).to.equal(account.id);
    const jwksUri = server.url('/jwks').href;
    expect((await verifier({ jwksUri }).verify(token)).sub).to.equal(account.id);
  });

  it('costs no signature check the second time, until it expires', async () => {
    const { verify } = verifier();
    const first = await verify(token);
    expect(await verify(token)).to.equal(first);
    now = later(first.expiresAt, 61);
    expect(await reasonOf(verify(token))).to.equal('expired');
  });

  it('is accepted up to 60 s after its end, and refused then', async () => {
    const { exp } = decodeJwt(token);
    now = later(new Date(exp! * 1000), 59);
    expect((await verifier().verify(token)).sub).to.equal(account.id);
    now = later(new Date(exp! * 1000), 61);
    expect(await reasonOf(verifier().verify(token))).to.equal('expired');
  });

  it('is refused when it is not yet valid', async () => {
    expect(await refusalOf({ nbf: Math.floor(now.getTime() / 1000) + 90 })).to.equal('invalid');
  });

  it('is refused with another issuer, audience, or none', async () => {
    for (const claims of [
      { iss: 'http://localhost:1/oidc' },
      { iss: undefined },
      { aud: 'anden-admin' },
      { aud: undefined },
      { sub: undefined },
      { exp: undefined },
    ]) {
      expect(await refusalOf(claims), JSON.stringify(claims)).to.equal('invalid');
    }
  });

  it("is refused when it is another kind: the browser's ID token, a logout token", async () => {
    const { idToken } = await signIn(server.request(account));
    expect(await reasonOf(verifier().verify(idToken!))).to.equal('invalid');
    expect(await refusalOf({}, { typ: 'logout+jwt' })).to.equal('invalid');
  });

  it('is accepted with the types that providers use', async () => {
    for (const typ of ['at+jwt', 'application/at+jwt', 'JWT', undefined]) {
      expect(await refusalOf({}, { typ })).to.equal(undefined);
    }
  });

  it("is refused when it was signed with a stranger's key under the known name", async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const { signing } = await loadKeys(db);
    const forged = await sign(claimsOf(token), { alg: 'RS256', kid: signing.kid }, privateKey);
    expect(await reasonOf(verifier().verify(forged))).to.equal('invalid');
  });

  it('is refused when it brings its own key', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const jwk = await exportJWK(publicKey);
    const forged = await sign(claimsOf(token), { alg: 'RS256', jwk }, privateKey);
    expect(await reasonOf(verifier().verify(forged))).to.equal('invalid');
  });

  it('is refused unsigned (alg none, in any letters)', async () => {
    for (const alg of ['none', 'None', 'NONE', 'nOnE']) {
      const unsigned = `${encode({ alg, typ: 'at+jwt' })}.${token.split('.')[1]}.`;
      expect(await reasonOf(verifier().verify(unsigned))).to.equal('invalid');
    }
  });

  it('is refused when the public key serves as an HS256 secret', async () => {
    const { signing } = await loadKeys(db);
    const { n, e } = signing;
    const publicKey = createPublicKey({ key: { kty: 'RSA', n, e }, format: 'jwk' });
    const pem = publicKey.export({ type: 'spki', format: 'pem' });
    const input = `${encode({ alg: 'HS256', typ: 'at+jwt', kid: signing.kid })}.${token.split('.')[1]}`;
    const mac = createHmac('sha256', pem).update(input).digest('base64url');
    expect(await reasonOf(verifier().verify(`${input}.${mac}`))).to.equal('invalid');
  });

  it('is refused when anything in it was changed', async () => {
    const [header, , signature] = token.split('.');
    const promoted = `${header}.${encode({ ...decodeJwt(token), sub: 'somebody-else' })}.${signature}`;
    const broken = [
      '',
      '.',
      '..',
      'a.b.c',
      `${token}x`,
      token.slice(0, -2),
      `${token}.x`,
      promoted,
    ];
    for (const attempt of broken) {
      expect(await reasonOf(verifier().verify(attempt)), attempt).to.equal('invalid');
    }
  });

  it('is not blamed when the provider cannot be asked', async () => {
    const issuer = 'http://localhost:1/oidc';
    const error = await failure(verifier({ issuer }).verify(token));
    expect(error).to.be.instanceOf(ProviderUnreachable);
  });

  it('is asked for again when the provider is back', async () => {
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

  it('leads to the e-mail through userinfo where it carries none, of its own bearer only', async () => {
    const plain = await startPlainProvider(db, account);
    const { userinfo } = verifier({ issuer: plain.issuer });
    const email = { email: account.email, emailVerified: true };
    expect(await userinfo(plain.token, account.id)).to.deep.equal(email);
    expect(await reasonOf(userinfo(plain.token, 'somebody-else'))).to.equal('invalid');
    expect(await reasonOf(userinfo('made-up', account.id))).to.equal('invalid');
    plain.stop();
  });

  describe('in the Authorization header', () => {
    it('stands after Bearer, in any letters', () => {
      expect(bearer('Bearer abc.def-_~+/==')).to.equal('abc.def-_~+/==');
      expect(bearer('bearer abc')).to.equal('abc');
    });

    it('is missing, or the header is malformed', () => {
      expect(thrown(() => bearer(undefined))).to.equal('missing');
      expect(thrown(() => bearer(''))).to.equal('missing');
      for (const header of [
        'Bearer',
        'Bearer ',
        'Bearer a b',
        'Bearer  a',
        'Basic YTpi',
        'abc',
        'Bearer a,b',
      ]) {
        expect(
          thrown(() => bearer(header)),
          header,
        ).to.equal('invalid');
      }
    });
  });

  const verifier = (overrides = {}) => {
    const { issuer, audience } = server.env.oidc;
    return createTokenVerifier({ issuer, audience, clock: () => now, ...overrides });
  };

  /** Why a token with these claims, signed with the provider's own key, is refused. */
  async function refusalOf(claims: JWTPayload, header: { typ?: string } = { typ: 'at+jwt' }) {
    const { signing } = await loadKeys(db);
    const key = await importJWK(signing, 'RS256');
    const payload = { ...claimsOf(token), ...claims };
    const made = await sign(payload, { alg: 'RS256', kid: signing.kid, ...header }, key);
    return reasonOf(verifier().verify(made));
  }
});

/** A provider as others run it: opaque access tokens that carry no e-mail; one is given out. */
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
    findAccount: () => ({ accountId, claims: () => personOf({ id: accountId, ...account }) }),
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

function claimsOf(token: string): JWTPayload {
  return decodeJwt(token);
}

function sign(
  claims: JWTPayload,
  header: JWTHeaderParameters,
  key: Parameters<SignJWT['sign']>[0],
) {
  return new SignJWT(claims).setProtectedHeader(header).sign(key);
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function later(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000);
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

function thrown(call: () => unknown): string | undefined {
  try {
    call();
  } catch (error) {
    return (error as TokenError).reason;
  }
  return undefined;
}
