import { createHmac, createPublicKey } from 'node:crypto';
import { expect } from 'chai';
import { decodeJwt, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import type { JWTHeaderParameters, JWTPayload } from 'jose';
import type { Knex } from 'knex';
import {
  buildAccount,
  startIdentity,
  type TestIdentity,
} from '../../platform/identity/test/factory.ts';
import { loadKeys } from '../../platform/identity/keys.ts';
import { signIn } from '../../platform/identity/signIn.ts';
import { testDb } from '../../testing/base/db.ts';
import { createTokenVerifier, TokenError } from './session.ts';

describe('a forged or foreign bearer token', () => {
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

  it('is refused when it is not yet valid', async () => {
    expect(await refusalOf({ nbf: Math.floor(Date.now() / 1000) + 90 })).to.equal('invalid');
  });

  it('is refused when it was issued in the future, beyond the leeway of 60 s', async () => {
    const now = new Date();
    const issued = (seconds: number) => ({ iat: Math.floor(now.getTime() / 1000) + seconds });
    const clock = () => now;
    expect(await refusalOf(issued(58), undefined, { clock })).to.equal(undefined);
    const early = issued(62);
    expect(await refusalOf(early, undefined, { clock })).to.equal('invalid');
    now.setSeconds(now.getSeconds() + 10);
    expect(await refusalOf(early, undefined, { clock })).to.equal(undefined);
  });

  it('is refused when it is an ID token for the audience of the API', async () => {
    for (const claims of [{ nonce: 'n' }, { at_hash: 'h' }, { c_hash: 'h' }, { typ: 'ID' }])
      for (const typ of ['JWT', undefined])
        expect(await refusalOf(claims, { typ }), JSON.stringify(claims)).to.equal('invalid');
    expect(await refusalOf({ typ: 'Bearer', nonce: 'n' }, { typ: 'JWT' })).to.equal(undefined);
    expect(await refusalOf({ nonce: 'n' }, { typ: 'at+jwt' })).to.equal(undefined);
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

  it('is refused when it is an ID token or a logout token', async () => {
    const { idToken } = await signIn(server.request(account));
    expect(await reasonOf(verifier().verify(idToken!))).to.equal('invalid');
    expect(await refusalOf({}, { typ: 'logout+jwt' })).to.equal('invalid');
  });

  it('is accepted with the types that providers use', async () => {
    for (const typ of ['at+jwt', 'application/at+jwt', 'JWT', undefined]) {
      expect(await refusalOf({}, { typ })).to.equal(undefined);
    }
  });

  it('is refused when it was signed with another key under the known key id', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const { signing } = await loadKeys(db);
    const forged = await sign(claimsOf(token), { alg: 'RS256', kid: signing.kid }, privateKey);
    expect(await reasonOf(verifier().verify(forged))).to.equal('invalid');
  });

  it('is refused when its header contains its own key', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const jwk = await exportJWK(publicKey);
    const forged = await sign(claimsOf(token), { alg: 'RS256', jwk }, privateKey);
    expect(await reasonOf(verifier().verify(forged))).to.equal('invalid');
  });

  it('is refused when it is unsigned (alg none, in upper or lower case)', async () => {
    for (const alg of ['none', 'None', 'NONE', 'nOnE']) {
      const unsigned = `${encode({ alg, typ: 'at+jwt' })}.${token.split('.')[1]}.`;
      expect(await reasonOf(verifier().verify(unsigned))).to.equal('invalid');
    }
  });

  it('is refused when it is signed with HS256 and the public key as the secret', async () => {
    const { signing } = await loadKeys(db);
    const { n, e } = signing;
    const publicKey = createPublicKey({ key: { kty: 'RSA', n, e }, format: 'jwk' });
    const pem = publicKey.export({ type: 'spki', format: 'pem' });
    const input = `${encode({ alg: 'HS256', typ: 'at+jwt', kid: signing.kid })}.${token.split('.')[1]}`;
    const mac = createHmac('sha256', pem).update(input).digest('base64url');
    expect(await reasonOf(verifier().verify(`${input}.${mac}`))).to.equal('invalid');
  });

  it('is refused when any part of it was changed', async () => {
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

  const verifier = (overrides = {}) => {
    const { issuer, audience } = server.env.oidc;
    return createTokenVerifier({ issuer, audience, clock: () => new Date(), ...overrides });
  };

  /** The reason for which a token with these claims, signed with the provider's own key, is refused. */
  async function refusalOf(
    claims: JWTPayload,
    header: { typ?: string | undefined } = { typ: 'at+jwt' },
    options = {},
  ) {
    const { signing } = await loadKeys(db);
    const key = await importJWK(signing, 'RS256');
    const payload = { ...claimsOf(token), ...claims };
    const made = await sign(payload, { alg: 'RS256', kid: signing.kid, ...header }, key);
    return reasonOf(verifier(options).verify(made));
  }
});

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

async function reasonOf(promise: Promise<unknown>): Promise<string | undefined> {
  return promise.then(
    () => undefined,
    (error) => (error instanceof TokenError ? error.reason : Promise.reject(error)),
  );
}
