import { expect } from 'chai';
import { refreshTokenGrant } from 'openid-client';
import { testDb } from '../../../testing/base/db.ts';
import { createBrowser, type Browser } from '../browser.ts';
import { buildAccount, startIdentity, type TestIdentity } from './factory.ts';
import { discover, signIn, type Tokens } from '../signIn.ts';

describe('GET /oidc/session/end', () => {
  const account = buildAccount();
  const other = buildAccount();
  let server: TestIdentity;

  before(async () => {
    server = await startIdentity(await testDb(), [account, other]);
  });
  after(() => server.stop());

  it('ends the session and its refresh tokens without confirmation for a valid ID token', async () => {
    const { browser, tokens } = await arrive();
    const { page, url } = await openLogout(browser, { id_token_hint: tokens.idToken! });
    expect(page).to.include('data-submit').and.include('lang="es"');
    const done = await confirm(browser, page, url);
    expect(done.href).to.equal(`${home()}?state=s`);
    expect(await renewal(tokens)).to.equal('invalid_grant');
    expect(await isAsked(browser)).to.equal(true);
  });

  it('asks for confirmation without an ID token of the user', async () => {
    const { browser, tokens } = await arrive();
    const { page } = await openLogout(browser, { client_id: 'anden-admin', ui_locales: 'en' });
    expect(page).to.include('Do you want to sign out').and.not.include('data-submit');
    expect(await renewal(tokens)).to.equal('renewed');
    const { idToken } = await signIn(server.request(other));
    const strange = await openLogout(browser, { id_token_hint: idToken! });
    expect(strange.page).to.include('¿Quieres cerrar').and.not.include('data-submit');
  });

  it('does not redirect to a page that is not registered', async () => {
    const { browser, tokens } = await arrive();
    const query = {
      id_token_hint: tokens.idToken!,
      post_logout_redirect_uri: 'https://evil.test/',
    };
    const { status, page } = await openLogout(browser, query);
    expect(status).to.equal(400);
    expect(page).to.include('No pudimos continuar');
  });

  it('shows the signed-out page when no redirect page was given', async () => {
    const { browser } = await arrive();
    const url = server.url('/session/end');
    const { response } = await browser.open(url);
    const action = formOf(await response!.text(), url);
    const bye = await browser.open(action.url, action.fields);
    expect(await bye.response!.text()).to.include('Tu sesión está cerrada');
  });

  it('shows our page without inline scripts to a user who is already signed out', async () => {
    const browser = createBrowser(server.request(account).redirectUri);
    const { page, url } = await openLogout(browser, { client_id: 'anden-admin' });
    expect(page)
      .to.include('data-submit')
      .and.not.match(/<script(?![^>]*src=)/);
    expect((await confirm(browser, page, url)).href).to.equal(`${home()}?state=s`);
  });

  it('refuses a confirmation without the CSRF secret of the page', async () => {
    const { browser, tokens } = await arrive();
    await openLogout(browser, { id_token_hint: tokens.idToken! });
    const forged = await browser.open(server.url('/session/end/confirm'), {
      xsrf: 'x',
      logout: 'yes',
    });
    expect(forged.response!.status).to.equal(400);
    expect(await renewal(tokens)).to.equal('renewed');
  });

  it('shows our page when another account signs in with the same browser', async () => {
    const { browser } = await arrive();
    const request = server.request(other);
    const start = server.url('/auth', { ...authorization(), prompt: 'login' });
    const page = await browser.open(start);
    const { email, password } = request;
    const handover = await browser.open(page.url, { email, password });
    const text = await handover.response!.text();
    expect(text)
      .to.include('data-submit')
      .and.not.match(/<script(?![^>]*src=)/);
    const { url, fields } = formOf(text, handover.url);
    const landed = await browser.open(url, fields);
    expect(landed.url.searchParams.get('code')).to.be.a('string');
  });

  const home = () => `${server.env.publicUrl}/`;

  const authorization = () => ({
    client_id: 'anden-admin',
    redirect_uri: server.request(account).redirectUri,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });

  async function arrive(): Promise<{ browser: Browser; tokens: Tokens }> {
    const browser = createBrowser(server.request(account).redirectUri);
    return { browser, tokens: await signIn(server.request(account), browser) };
  }

  async function openLogout(browser: Browser, query: Record<string, string>) {
    const url = server.url('/session/end', {
      post_logout_redirect_uri: home(),
      state: 's',
      ...query,
    });
    const { response } = await browser.open(url);
    return { url, status: response!.status, page: await response!.text() };
  }

  async function confirm(browser: Browser, page: string, at: URL): Promise<URL> {
    const { url, fields } = formOf(page, at);
    return (await browser.open(url, fields)).url;
  }

  async function renewal({ refreshToken }: Tokens): Promise<string> {
    const config = await discover(server.env.oidc);
    return refreshTokenGrant(config, refreshToken!).then(
      () => 'renewed',
      ({ error }) => error,
    );
  }

  async function isAsked(browser: Browser): Promise<boolean> {
    const { response } = await browser.open(server.url('/auth', authorization()));
    return response?.status === 200;
  }
});

/** The URL and fields of the page's form. */
function formOf(page: string, base: URL): { url: URL; fields: Record<string, string> } {
  const action = /<form method="post" action="([^"]+)"/.exec(page)![1]!;
  const inputs = page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  const fields = Object.fromEntries([...inputs].map(([, name, value]) => [name!, value!]));
  return { url: new URL(action, base), fields };
}
