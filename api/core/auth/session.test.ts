import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { decodeJwt } from 'jose';
import {
  buildAccount,
  startIdentity,
  type TestIdentity,
} from '../../platform/identity/test/factory.ts';
import { signIn } from '../../platform/identity/signIn.ts';
import { testDb } from '../../testing/base/db.ts';
import { bearer, createTokenVerifier, TokenError } from './session.ts';

describe('the bearer token of a request', () => {
  const account = buildAccount();
  let server: TestIdentity;
  let token: string;
  let now: Date;

  before(async () => {
    server = await startIdentity(await testDb(), [account]);
    token = (await signIn(server.request(account))).accessToken;
  });
  beforeEach(() => {
    now = new Date();
  });
  after(() => server.stop());

  it('gives the claims of the caller, verified with the keys that the issuer publishes', async () => {
    expect(await verifier().verify(token)).to.deep.equal({
      sub: account.id,
      email: account.email,
      emailVerified: true,
      expiresAt: new Date(decodeJwt(token).exp! * 1000),
      tokenHash: createHash('sha256').update(token).digest('base64url'),
    });
  });

  it('is verified with the keys of fetchKeys when it is set', async () => {
    const { publicKeys: fetchKeys } = server.identity;
    expect((await verifier({ fetchKeys }).verify(token)).sub).to.equal(account.id);
  });

  it('is verified once and cached until it expires', async () => {
    const { verify } = verifier();
    const first = await verify(token);
    expect(await verify(token)).to.equal(first);
    now = later(first.expiresAt, 61);
    expect(await reasonOf(verify(token))).to.equal('expired');
  });

  it('is accepted up to 60 s after it expires, and refused later', async () => {
    const { exp } = decodeJwt(token);
    now = later(new Date(exp! * 1000), 59);
    expect((await verifier().verify(token)).sub).to.equal(account.id);
    now = later(new Date(exp! * 1000), 61);
    expect(await reasonOf(verifier().verify(token))).to.equal('expired');
  });

  describe('in the Authorization header', () => {
    it('follows Bearer, in upper or lower case', () => {
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
});

function later(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000);
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
