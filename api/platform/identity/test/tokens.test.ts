import { expect } from 'chai';
import { decodeJwt } from 'jose';
import type { Knex } from 'knex';
import { testDb } from '../../../testing/base/db.ts';
import { createTokenVerifier } from '../../../core/auth/session.ts';
import { createBrowser } from '../browser.ts';
import { buildAccount, startIdentity, type TestIdentity } from './factory.ts';
import { signIn } from '../signIn.ts';

describe('POST /oidc/token', () => {
  const account = buildAccount();
  let db: Knex;
  let server: TestIdentity;

  before(async () => {
    db = await testDb();
    server = await startIdentity(db, [account]);
  });
  after(() => server.stop());

  it('rotates the refresh token', async () => {
    const first = await signIn(server.request(account));
    const second = await renew(first.refreshToken!);
    expect(second.status).to.equal(200);
    expect(second.body.refresh_token).to.be.a('string').and.not.equal(first.refreshToken);
    expect(decodeJwt(second.body.access_token!)).to.include({
      sub: account.id,
      email: account.email,
    });
    expect((await renew(second.body.refresh_token!)).status).to.equal(200);
  });

  it('revokes the whole grant when a refresh token is used twice', async () => {
    const stolen = (await signIn(server.request(account))).refreshToken!;
    const { body } = await renew(stolen);
    const replay = await renew(stolen);
    expect(replay.status).to.equal(400);
    expect(replay.body.error).to.equal('invalid_grant');
    expect((await renew(body.refresh_token!)).body.error).to.equal('invalid_grant');
  });

  it('accepts at most one of twenty parallel uses of a refresh token', async () => {
    const { refreshToken } = await signIn(server.request(account));
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(refreshToken!)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).to.have.lengthOf.at.most(1);
    expect(statuses.filter((status) => status >= 500)).to.deep.equal([]);
  });

  it('accepts a code once; a second use revokes the tokens of the first', async () => {
    const { code, verifier } = await authorize();
    const first = await exchange(code, verifier);
    expect(first.status).to.equal(200);
    expect((await exchange(code, verifier)).body.error).to.equal('invalid_grant');
    expect((await renew(first.body.refresh_token!)).body.error).to.equal('invalid_grant');
  });

  it('refuses a code with the wrong verifier or none', async () => {
    const { code } = await authorize();
    expect((await exchange(code, 'w'.repeat(43))).body.error).to.equal('invalid_grant');
    const another = await authorize();
    expect((await exchange(another.code)).body.error).to.equal('invalid_grant');
  });

  it('answers unknown tokens with invalid_grant', async () => {
    for (const token of ['nothing', 'a\u0000b', '../../etc', 'x'.repeat(5000)]) {
      expect((await renew(token)).body.error).to.equal('invalid_grant');
    }
  });

  it('is not for pages, whatever their origin: the API exchanges and renews for ours', async () => {
    const fields = { grant_type: 'refresh_token', refresh_token: 'x' };
    for (const origin of [server.env.publicUrl, 'https://evil.test'])
      expect((await tokenRequest(fields, { origin })).body.error).to.equal('invalid_request');
    expect((await tokenRequest(fields)).body.error).to.equal('invalid_grant');
  });

  it('keeps keys, sessions and refresh tokens after a restart', async () => {
    const { accessToken, refreshToken } = await signIn(server.request(account));
    const { issuer, audience } = server.env.oidc;
    await server.stop();
    server = await startIdentity(db, [account], Number(new URL(issuer).port));
    const { verify } = createTokenVerifier({ issuer, audience, clock: () => new Date() });
    expect((await verify(accessToken)).sub).to.equal(account.id);
    expect((await renew(refreshToken!)).status).to.equal(200);
  });

  const renew = (refresh_token: string) =>
    tokenRequest({ grant_type: 'refresh_token', refresh_token });

  const exchange = (code: string, code_verifier?: string) =>
    tokenRequest({
      grant_type: 'authorization_code',
      redirect_uri: server.request(account).redirectUri,
      code,
      ...(code_verifier && { code_verifier }),
    });

  async function tokenRequest(
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) {
    const body = new URLSearchParams({ client_id: 'anden-admin', ...fields });
    const response = await fetch(server.url('/token'), { method: 'POST', body, headers });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  }

  /** A new authorization code that is not exchanged yet, for the verifier of RFC 7636's example. */
  async function authorize() {
    const { redirectUri, email, password } = server.request(account);
    const browser = createBrowser(redirectUri);
    const start = server.url('/auth', {
      client_id: 'anden-admin',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
    const page = await browser.open(start);
    const { url } = await browser.open(page.url, { email, password });
    return {
      code: url.searchParams.get('code')!,
      verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    };
  }
});
