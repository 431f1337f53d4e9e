import { expect } from 'chai';
import { decodeJwt } from 'jose';
import type { Schemas } from '../../../core/contract/types.ts';
import { clock, setClock } from '../../../testing/base/clock.ts';
import { PageSession, signInToPages } from '../../../testing/browser/pageSession.ts';
import { testServer } from '../../../testing/server.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

type Problem = Schemas['Problem'];

describe('POST /session/token', function () {
  this.timeout(30_000);
  let origin: string;
  let email: string;

  before(async () => {
    origin = (await testServer()).url;
    ({ email } = await buildUser());
  });

  const signedIn = () => signInToPages(origin, email);

  /** The status of a call of the API with an access token. */
  async function statusWith(accessToken: string) {
    const headers = { authorization: `Bearer ${accessToken}` };
    return (await fetch(`${origin}/api/session`, { headers })).status;
  }

  async function codeOf(response: Response) {
    return ((await response.json()) as Problem).code;
  }

  const renewed = async (response: Response) => (await response.json()) as Schemas['AccessToken'];

  it('exchanges the code for an access token and the profile, and nothing else', async () => {
    const { accessToken, expiresIn, profile } = await signedIn();
    expect(decodeJwt(accessToken)).to.include({ aud: 'urn:anden:api', email });
    expect(expiresIn).to.be.within(590, 600);
    expect(profile.email).to.equal(email);
    expect(await statusWith(accessToken)).to.equal(200);
  });

  it('sets the refresh token as a cookie of this path that neither scripts nor other sites get', async () => {
    const session = await signedIn();
    const answer = await session.call('/renew');
    expect(await answer.clone().json()).to.have.all.keys('accessToken', 'expiresIn');
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).to.match(
      /^anden_refresh=[\w.%-]{60,}; Path=\/api\/session\/token; Max-Age=86400; HttpOnly; SameSite=Strict$/,
    );
    expect(answer.headers.get('cache-control')).to.equal('no-store');
  });

  it('refuses a code of a sign-in that another browser began, and a code used before', async () => {
    const { url } = (await (await new PageSession(origin).call('/start')).json()) as {
      url: string;
    };
    const state = new URL(url).searchParams.get('state');
    const other = await new PageSession(origin).call('', { query: `?code=x&state=${state}` });
    expect([other.status, await codeOf(other)]).to.deep.equal([400, 'STATE_MISMATCH']);
    const own = new PageSession(origin);
    const started = (await (await own.call('/start')).json()) as { url: string };
    const query = `?code=x&state=${new URL(started.url).searchParams.get('state')}`;
    const wrong = await own.call('', { query: `${query}&iss=${origin}/oidc` });
    expect([wrong.status, await codeOf(wrong)]).to.deep.equal([401, 'SESSION_ENDED']);
    expect(own.cookies.size).to.equal(0);
  });

  it('says that the person canceled, or has to sign in', async () => {
    for (const [error, code] of [
      ['access_denied', 'SIGN_IN_CANCELLED'],
      ['login_required', 'LOGIN_REQUIRED'],
      ['invalid_scope', 'SIGN_IN_FAILED'],
    ]) {
      const own = new PageSession(origin);
      const { url } = (await (await own.call('/start')).json()) as { url: string };
      const state = new URL(url).searchParams.get('state');
      const query = `?error=${error}&state=${state}&iss=${origin}/oidc`;
      expect(await codeOf(await own.call('', { query }))).to.equal(code);
    }
  });

  it('is refused from other sites and without an Origin, and has no CORS headers', async () => {
    const session = await signedIn();
    for (const verb of ['/start', '', '/renew', '/end'])
      for (const foreign of ['https://evil.test', 'null', '']) {
        const answer = await session.call(verb, verb ? undefined : { query: '?' }, {
          origin: foreign,
        });
        expect([answer.status, await codeOf(answer)]).to.deep.equal([403, 'OTHER_ORIGIN']);
        expect(answer.headers.get('access-control-allow-origin')).to.equal(null);
      }
    expect((await session.call('/renew')).status).to.equal(200);
  });

  it('keeps at most nine unfinished sign-ins in the browser', async () => {
    const session = new PageSession(origin);
    for (let tab = 0; tab < 12; tab++) await session.call('/start');
    expect(session.cookies.size).to.be.within(1, 9);
  });

  describe('/renew', () => {
    it('replaces the refresh token; the old access token stays valid until it expires', async () => {
      const session = await signedIn();
      const before = session.cookies.get('anden_refresh');
      const { accessToken } = await renewed(await session.call('/renew'));
      expect(session.cookies.get('anden_refresh')).to.not.equal(before);
      expect(await statusWith(accessToken)).to.equal(200);
      expect(await statusWith(session.accessToken)).to.equal(200);
    });

    it('gives twenty tabs that renew at once the same token', async () => {
      const session = await signedIn();
      const cookie = `anden_refresh=${session.cookies.get('anden_refresh')}`;
      const calls = Array.from({ length: 20 }, () => session.call('/renew', undefined, { cookie }));
      const answers = await Promise.all(calls);
      expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([200]));
      const tokens = await Promise.all(answers.map(renewed));
      expect(new Set(tokens.map(({ accessToken }) => accessToken)).size).to.equal(1);
      expect((await session.call('/renew')).status).to.equal(200);
    });

    it('ends the session when a replaced refresh token is used later, also for the one who has the new one', async () => {
      const session = await signedIn();
      const stolen = `anden_refresh=${session.cookies.get('anden_refresh')}`;
      const { accessToken } = await renewed(await session.call('/renew'));
      setClock(new Date(clock().getTime() + 31_000));
      const thief = await new PageSession(origin).call('/renew', undefined, { cookie: stolen });
      expect([thief.status, await codeOf(thief)]).to.deep.equal([401, 'SESSION_ENDED']);
      for (const token of [session.accessToken, accessToken])
        expect(await statusWith(token)).to.equal(401);
      expect(await codeOf(await session.call('/renew'))).to.equal('SESSION_ENDED');
      expect(session.cookies.size).to.equal(0);
    });

    it('ends only the session whose refresh token was used again', async () => {
      const [session, other] = [await signedIn(), await signedIn()];
      const stolen = `anden_refresh=${session.cookies.get('anden_refresh')}`;
      await session.call('/renew');
      setClock(new Date(clock().getTime() + 31_000));
      await new PageSession(origin).call('/renew', undefined, { cookie: stolen });
      expect(await statusWith(other.accessToken)).to.equal(200);
      expect((await other.call('/renew')).status).to.equal(200);
    });

    it('is refused without a cookie, and with one of nobody', async () => {
      for (const cookie of ['', 'anden_refresh=x.y', 'anden_refresh=%E0%A4%A', 'anden_refresh=.']) {
        const answer = await new PageSession(origin).call('/renew', undefined, { cookie });
        expect([answer.status, await codeOf(answer)], cookie).to.deep.equal([401, 'SESSION_ENDED']);
      }
    });
  });

  describe('/end', () => {
    it('ends access at once, and returns the logout address of the provider', async () => {
      const session = await signedIn();
      const cookie = `anden_refresh=${session.cookies.get('anden_refresh')}`;
      expect(await statusWith(session.accessToken)).to.equal(200);
      const { url } = (await (await session.call('/end')).json()) as { url: string };
      expect(await statusWith(session.accessToken)).to.equal(401);
      expect(session.cookies.size).to.equal(0);
      const again = await session.call('/renew', undefined, { cookie });
      expect(await codeOf(again)).to.equal('SESSION_ENDED');
      const { origin: at, pathname, searchParams } = new URL(url);
      expect(at + pathname).to.equal(`${origin}/oidc/session/end`);
      expect(searchParams.get('post_logout_redirect_uri')).to.equal(`${origin}/`);
      expect(decodeJwt(searchParams.get('id_token_hint')!)).to.include({ aud: 'anden-admin' });
    });

    it('returns an address without a session too', async () => {
      const answer = await new PageSession(origin).call('/end');
      expect(answer.status).to.equal(200);
      expect(((await answer.json()) as { url: string }).url).to.match(/^http/);
    });
  });

  it('stores no token and no secret in the database that could be used', async () => {
    const session = await signedIn();
    await session.call('/renew');
    const { db } = await testServer();
    const [secret, refreshToken] = decodeURIComponent(session.cookies.get('anden_refresh')!).split(
      '.',
    );
    const rows = JSON.stringify([await db('sessions'), await db('session_tokens')]);
    for (const value of [secret!, refreshToken!, session.accessToken])
      expect(rows).to.not.include(value);
  });
});
