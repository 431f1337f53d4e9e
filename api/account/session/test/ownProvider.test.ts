import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { decodeJwt, exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import { createBrowser } from '../../../platform/identity/browser.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { PageSession } from '../../../testing/browser/pageSession.ts';
import { openServer, type TestServer } from '../../../testing/server.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

const CLIENT = { client_id: 'anden', client_secret: 'a secret of the installation' };
const AUDIENCE = 'https://api.anden.example';

/** Another OpenID provider with the pages and defaults of its maker, at which our client has a secret. */
describe("Somebody's own identity provider", function () {
  this.timeout(60_000);
  let product: TestServer;
  let provider: Server;
  let issuer: string;
  let email: string;
  let givesRefreshTokens = true;

  before(async () => {
    ({ email } = await buildUser());
    provider = createServer();
    await new Promise<void>((resolve) => provider.listen(0, resolve));
    issuer = `http://localhost:${(provider.address() as AddressInfo).port}`;
    product = await openServer(() => ({
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
      OIDC_AUDIENCE: AUDIENCE,
    }));
    provider.on('request', await providerFor(product.url));
  });

  after(async () => {
    provider.close();
    provider.closeAllConnections();
    await product.close();
  });

  async function providerFor(url: string) {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const made = new Provider(issuer, {
      clients: [
        {
          ...CLIENT,
          token_endpoint_auth_method: 'client_secret_post',
          grant_types: ['authorization_code', 'refresh_token'],
          redirect_uris: [`${url}/admin/auth-callback`],
          post_logout_redirect_uris: [`${url}/`],
        },
      ],
      jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
      cookies: { keys: ['a cookie secret'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['nickname'] },
      findAccount: (_, id) => ({
        accountId: id,
        claims: () => ({ sub: id, email: id, email_verified: true, nickname: 'Lucía' }),
      }),
      extraTokenClaims: (_, token) => ({
        email: 'accountId' in token ? token.accountId : undefined,
        email_verified: true,
      }),
      conformIdTokenClaims: false,
      ttl: {
        AccessToken: 600,
        IdToken: 600,
        RefreshToken: 600,
        Session: 600,
        Grant: 600,
        Interaction: 600,
      },
      issueRefreshToken: () => givesRefreshTokens,
      rotateRefreshToken: true,
      features: {
        revocation: { enabled: true, allowedPolicy: () => true },
        resourceIndicators: {
          enabled: true,
          defaultResource: () => AUDIENCE,
          useGrantedResource: () => true,
          getResourceServerInfo: () => ({
            scope: '',
            audience: AUDIENCE,
            accessTokenFormat: 'jwt',
            accessTokenTTL: 600,
          }),
        },
      },
    });
    return made.callback();
  }

  /** Signs in with the provider's own forms for the account and the consent. */
  async function signIn() {
    const session = new PageSession(product.url);
    const { url } = (await (await session.call('/start')).json()) as { url: string };
    const browser = createBrowser(`${product.url}/admin/auth-callback`);
    const login = await browser.open(new URL(url));
    const form = { prompt: 'login', login: email, password: 'any' };
    const consent = await browser.open(login.url, form);
    const { url: back } = consent.response
      ? await browser.open(consent.url, { prompt: 'consent' })
      : consent;
    const answer = await session.call('', { query: back.search });
    expect(answer.status, await answer.clone().text()).to.equal(200);
    return Object.assign(session, (await answer.json()) as Schemas['SignedIn']);
  }

  async function statusWith(accessToken: string) {
    const headers = { authorization: `Bearer ${accessToken}` };
    return (await fetch(`${product.url}/api/session`, { headers })).status;
  }

  it('signs users in, renews, and ends the session', async () => {
    const session = await signIn();
    expect(decodeJwt(session.accessToken)).to.include({ iss: issuer, aud: AUDIENCE });
    expect(session.profile).to.deep.equal({ email, nickname: 'Lucía' });
    expect(await statusWith(session.accessToken)).to.equal(200);
    const renewed = (await (await session.call('/renew')).json()) as Schemas['AccessToken'];
    expect(await statusWith(renewed.accessToken)).to.equal(200);
    const ended = (await (await session.call('/end')).json()) as { url: string };
    expect(new URL(ended.url).origin).to.equal(issuer);
    for (const token of [session.accessToken, renewed.accessToken])
      expect(await statusWith(token)).to.equal(401);
  });

  it('that gives no refresh token leaves a session that cannot be renewed', async () => {
    givesRefreshTokens = false;
    const session = await signIn();
    expect(await statusWith(session.accessToken)).to.equal(200);
    const answer = await session.call('/renew');
    givesRefreshTokens = true;
    expect(answer.status).to.equal(401);
    expect(((await answer.json()) as Schemas['Problem']).code).to.equal('MISSING_REFRESH_TOKEN');
  });

  it('that does not answer for a moment ends no session', async () => {
    const session = await signIn();
    const listeners = provider.listeners('request');
    provider.removeAllListeners('request');
    provider.on('request', (_, response) => response.writeHead(502).end());
    const answer = await session.call('/renew');
    expect([answer.status, await codeOf(answer)]).to.deep.equal([503, 'PROVIDER_UNREACHABLE']);
    provider.removeAllListeners('request');
    for (const listener of listeners) provider.on('request', listener as () => void);
    expect(await statusWith(session.accessToken)).to.equal(200);
    expect((await session.call('/renew')).status).to.equal(200);
  });

  async function codeOf(answer: Response) {
    return ((await answer.json()) as Schemas['Problem']).code;
  }
});
