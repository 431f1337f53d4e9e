import { expect } from 'chai';
import { testDb } from '../../../testing/base/db.ts';
import { createBrowser } from '../browser.ts';
import { buildAccount, startIdentity, type TestIdentity } from './factory.ts';

describe('The sign-in page', () => {
  const account = buildAccount();
  const carrier = buildAccount({ typeName: 'carrier', companyName: 'Regio & <Hijos>' });
  let server: TestIdentity;

  before(async () => {
    server = await startIdentity(await testDb(), [account, carrier]);
  });
  after(() => server.stop());

  it('is in Spanish unless another language is requested', async () => {
    expect((await enter()).text)
      .to.include('lang="es"')
      .and.include('Correo electrónico');
    expect((await enter({ ui_locales: 'fr en-US' })).text).to.include('lang="en"');
  });

  it('changes the language by a link, and keeps it after a wrong password', async () => {
    const { browser, page } = await enter();
    const english = await browser.open(new URL('?lang=en', page.url));
    expect(await english.response!.text()).to.include('E-mail');
    const wrong = await browser.open(english.url, { email: account.email, password: 'no' });
    expect(wrong.response!.status).to.equal(422);
    expect(await wrong.response!.text())
      .to.include('does not match')
      .and.include(account.email);
  });

  it('offers each demo account with name, role and company, escaped', async () => {
    const { text } = await enter();
    expect(text).to.include('<span>Broker, administrador</span>');
    expect(text).to.include('<span>Transportista, administrador</span>');
    expect(text).to.include('<span>Regio &#38; &#60;Hijos&#62;</span>');
    expect(text).to.include(`value="${carrier.email}"`);
  });

  it('fills in the e-mail of login_hint, escaped', async () => {
    const { text } = await enter({ login_hint: '"><script>alert(1)</script>' });
    expect(text).to.include('value="&#34;&#62;&#60;script&#62;').and.not.include('<script>alert');
  });

  it('forbids inline scripts and styles, framing and caching', async () => {
    const { page, text } = await enter();
    const headers = page.response!.headers;
    expect(headers.get('content-security-policy'))
      .to.include("default-src 'none'")
      .and.include("frame-ancestors 'none'")
      .and.not.include('unsafe');
    expect(headers.get('cache-control')).to.equal('no-store');
    expect(text).to.not.match(/<script(?![^>]*src=)|<style|\sstyle=|\son\w+=/);
  });

  it('serves its own style sheet and script', async () => {
    const css = await fetch(server.url('/assets/identity.css'));
    expect(css.headers.get('content-type')).to.include('text/css');
    const script = await fetch(server.url('/assets/submit.js'));
    expect(script.headers.get('content-type')).to.include('javascript');
    expect((await fetch(server.url('/assets/password.ts'))).status).to.equal(404);
  });

  it('refuses an unknown account or wrong password with the same message', async () => {
    const { browser, page } = await enter();
    const stranger = await browser.open(page.url, { email: 'x@y.test', password: 'anden' });
    const known = await browser.open(page.url, { email: carrier.email, password: 'andén' });
    expect(stranger.response!.status).to.equal(422);
    expect(errorOf(await stranger.response!.text())).to.equal(
      errorOf(await known.response!.text()),
    );
  });

  it('blocks an account for a while after five wrong passwords, even with the right one', async () => {
    const victim = buildAccount();
    const own = await startIdentity(await testDb(), [victim, account]);
    try {
      const { browser, page } = await enter({}, own);
      const attempt = (email: string, password: string) =>
        browser.open(page.url, { email, password });
      for (let i = 0; i < 5; i++) {
        expect((await attempt(victim.email, `no ${i}`)).response!.status).to.equal(422);
      }
      const { response } = await attempt(victim.email, 'anden');
      expect(response!.status).to.equal(429);
      expect(Number(response!.headers.get('retry-after'))).to.be.within(1, 300);
      expect(await response!.text()).to.include('Demasiados intentos. Espera 5 minutos');
      expect((await attempt(account.email, 'anden')).response).to.equal(undefined);
    } finally {
      await own.stop();
    }
  });

  it('says that the sign-in has expired when the browser has no interaction cookie', async () => {
    const response = await fetch(server.url('/interaction/unknown'));
    expect(response.status).to.equal(400);
    expect(await response.text()).to.include('Vuelve a empezar');
  });

  it('refuses the interaction of another browser', async () => {
    const mine = await enter();
    const theirs = await enter();
    const { response } = await mine.browser.open(theirs.page.url);
    expect(response!.status).to.equal(400);
  });

  it('refuses a large form and a body that is not a form', async () => {
    const { browser, page } = await enter();
    const huge = await browser.open(page.url, { email: 'x'.repeat(9000), password: '' });
    expect(huge.response!.status).to.equal(413);
  });

  async function enter(query: Record<string, string> = {}, at = server) {
    const { redirectUri } = at.request(account);
    const browser = createBrowser(redirectUri);
    const page = await browser.open(
      at.url('/auth', {
        client_id: 'anden-admin',
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid',
        code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        code_challenge_method: 'S256',
        ...query,
      }),
    );
    return { browser, page, text: await page.response!.text() };
  }
});

function errorOf(page: string): string | undefined {
  return /role="alert"[^>]*>([^<]+)/.exec(page)?.[1];
}
