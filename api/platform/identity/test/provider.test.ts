import { expect } from 'chai';
import { decodeJwt, decodeProtectedHeader, type JSONWebKeySet } from 'jose';
import Koa from 'koa';
import type { Knex } from 'knex';
import { testDb } from '../../../testing/base/db.ts';
import { createBrowser } from '../browser.ts';
import { buildAccount, startIdentity, type TestIdentity } from './factory.ts';
import { mountIdentity } from '../index.ts';
import { signIn } from '../signIn.ts';

const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

describe('The embedded identity provider', () => {
  const account = buildAccount();
  let db: Knex;
  let server: TestIdentity;

  before(async () => {
    db = await testDb();
    server = await startIdentity(db, [account]);
  });
  after(() => server.stop());

  describe('GET /oidc/.well-known/openid-configuration', () => {
    it('offers the code flow with S256 at PUBLIC_URL, whatever the Host header is', async () => {
      const response = await fetch(server.url('/.well-known/openid-configuration'), {
        headers: { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
      });
      const metadata = (await response.json()) as Record<string, unknown>;
      expect(metadata.issuer).to.equal(server.env.oidc.issuer);
      expect(metadata.authorization_endpoint).to.equal(`${server.env.oidc.issuer}/auth`);
      expect(metadata.response_types_supported).to.deep.equal(['code']);
      expect(metadata.code_challenge_methods_supported).to.deep.equal(['S256']);
    });

    it('publishes only the public part of keys', async () => {
      const response = await fetch(server.url('/jwks'));
      const { keys } = (await response.json()) as JSONWebKeySet;
      expect(keys).to.have.length(1);
      expect(keys[0]).to.not.have.any.keys('d', 'p', 'q', 'dp', 'dq', 'qi');
      const [known] = (await server.identity.publicKeys()).keys;
      expect(known).to.deep.equal(keys[0]);
    });
  });

  describe('signing in', () => {
    it('returns a JWT access token for the API, valid for ten minutes, with the e-mail as its only personal data', async () => {
      const { accessToken, expiresIn } = await signIn(server.request(account));
      const claims = decodeJwt(accessToken);
      expect(decodeProtectedHeader(accessToken)).to.include({ alg: 'RS256', typ: 'at+jwt' });
      expect(expiresIn).to.equal(600);
      expect(claims.exp! - claims.iat!).to.equal(600);
      expect(claims).to.include({
        iss: server.env.oidc.issuer,
        aud: 'urn:anden:api',
        sub: account.id,
        email: account.email,
        email_verified: true,
      });
      expect(claims).to.not.have.any.keys('name', 'given_name', 'family_name', 'nickname');
    });

    it('returns an ID token with the name of the user', async () => {
      const { idToken } = await signIn(server.request(account));
      expect(decodeJwt(idToken!)).to.include({
        aud: 'anden-admin',
        name: 'Lucía Ríos',
        locale: 'es',
      });
    });

    it('signs the same browser in again without the sign-in page', async () => {
      const browser = createBrowser(server.request(account).redirectUri);
      await signIn(server.request(account), browser);
      const again = await signIn(server.request(account, { password: 'not asked' }), browser);
      expect(decodeJwt(again.accessToken).sub).to.equal(account.id);
    });

    it('ignores case and surrounding spaces of the e-mail', async () => {
      const typed = ` ${account.email.toUpperCase()} `;
      const { accessToken } = await signIn(server.request(account, { email: typed }));
      expect(decodeJwt(accessToken).sub).to.equal(account.id);
    });
  });

  describe('GET /oidc/auth', () => {
    const authorize = (overrides: Record<string, string | undefined> = {}) => {
      const query = {
        client_id: 'anden-admin',
        redirect_uri: server.request(account).redirectUri,
        response_type: 'code',
        scope: 'openid',
        code_challenge: CHALLENGE,
        code_challenge_method: 'S256',
        ...overrides,
      };
      const given = Object.entries(query).filter(([, value]) => value !== undefined);
      const url = server.url('/auth', Object.fromEntries(given) as Record<string, string>);
      return fetch(url, { redirect: 'manual', headers: { accept: 'text/html' } });
    };
    const errorAtClient = (response: Response) =>
      new URL(response.headers.get('location')!).searchParams.get('error');

    it('refuses a request without PKCE', async () => {
      const response = await authorize({
        code_challenge: undefined,
        code_challenge_method: undefined,
      });
      expect(errorAtClient(response)).to.equal('invalid_request');
    });

    it('refuses the plain PKCE method', async () => {
      expect(errorAtClient(await authorize({ code_challenge_method: 'plain' }))).to.equal(
        'invalid_request',
      );
    });

    it('refuses an audience other than the API', async () => {
      expect(errorAtClient(await authorize({ resource: 'urn:other:api' }))).to.equal(
        'invalid_target',
      );
    });

    for (const redirect of [
      'https://evil.test/admin/auth-callback',
      'http://localhost:1/admin/auth-callback',
    ]) {
      it(`shows our error page instead of redirecting to ${redirect}`, async () => {
        const response = await authorize({ redirect_uri: redirect });
        expect(response.status).to.equal(400);
        expect(response.headers.get('location')).to.equal(null);
        const page = await response.text();
        expect(page).to.include('No pudimos continuar').and.include('invalid_redirect_uri');
      });
    }

    it('answers an unknown client and malformed text with our error page', async () => {
      for (const client_id of ['nobody', 'a\u0000b', '<script>alert(1)</script>']) {
        const response = await authorize({ client_id });
        expect(response.status).to.equal(400);
        expect(await response.text())
          .to.include('Andén')
          .and.not.include('<script>alert');
      }
    });

    it('accepts NUL bytes and lone surrogates in parameters', async () => {
      const response = await authorize({ state: 'a\u0000b\ud800', ui_locales: 'en' });
      expect(response.status).to.equal(303);
      expect(response.headers.get('location')).to.include('/oidc/interaction/');
    });
  });

  it('refuses to be mounted in production', () => {
    const env = { ...server.env, mode: 'production' as const };
    const mount = () => mountIdentity(new Koa(), { ...server, env } as never);
    expect(mount).to.throw('development');
  });
});
