import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { clock, setClock } from '../../../../api/testing/base/clock.ts';
import { newPage, takeErrors, visit } from '../../../../api/testing/browser.ts';
import { testServer } from '../../../../api/testing/server.ts';
import { buildUser } from '../../../../api/platform/users/test/factory.ts';

/** The session of the product's pages, in a real browser at the real identity provider. */
describe('a session', function () {
  this.timeout(120_000);
  let email: string;
  let page: Page;

  beforeEach(async () => {
    ({ email } = await buildUser({ type: 'broker', role: 'admin' }));
  });

  afterEach(() => page.close());

  it('begins at the provider, outlives a reload, and keeps no refresh or ID token where scripts read', async () => {
    page = await newPage();
    await signIn(page);
    await page.reload();
    await shown(page);
    const kept = await readable(page);
    expect(kept.local).to.have.members([
      'accessToken',
      'expiresAt',
      'isAuthenticated',
      'language',
      'theme',
      'user',
      'userId',
    ]);
    expect(kept.jwts, 'JSON Web Tokens').to.deep.equal([await tokenOf(page)]);
    expect(kept.cookie).to.not.include('anden_refresh');
    const cookie = await refreshCookie(page);
    expect(kept.everything).to.not.include(decodeURIComponent(cookie.value).split('.')[1]);
    expect(cookie).to.include({ httpOnly: true, sameSite: 'Strict', path: '/api/session/token' });
  });

  it('is renewed without asking the person', async () => {
    page = await newPage({ user: email });
    const before = await tokenOf(page);
    await renew(page);
    expect(await tokenOf(page)).to.not.equal(before);
    expect(await statusWith(await tokenOf(page))).to.equal(200);
  });

  it('is renewed by several tabs at once, also without locks between tabs, and goes on', async () => {
    page = await newPage({ user: email });
    await page.context().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    const tabs = [page, await page.context().newPage(), await page.context().newPage()];
    await expireSoon(page);
    await Promise.all(tabs.map((tab) => tab.goto('/admin/quotes')));
    for (const tab of tabs) await shown(tab);
    await renew(page);
    expect(await statusWith(await tokenOf(page))).to.equal(200);
    await page.context().close();
  });

  it('ends in every tab and at the API when one tab logs out', async () => {
    page = await newPage({ user: email });
    const token = await tokenOf(page);
    const other = await page.context().newPage();
    await other.goto('/admin/quotes');
    await shown(other);
    const left = other.waitForURL((url) => !url.pathname.startsWith('/admin'));
    await logOut(page);
    await left;
    expect(await statusWith(token)).to.equal(401);
    expect(await page.context().cookies()).to.not.satisfy((all: { name: string }[]) =>
      all.some(({ name }) => name === 'anden_refresh'),
    );
    takeErrors(page);
  });

  it('ends when its refresh token was stolen and is used by both', async () => {
    page = await newPage({ user: email });
    const stolen = await refreshCookie(page);
    await renew(page);
    const token = await tokenOf(page);
    setClock(new Date(clock().getTime() + 31_000));
    const { url } = await testServer();
    const headers = { origin: url, cookie: `anden_refresh=${stolen.value}` };
    const thief = await fetch(`${url}/api/session/token/renew`, { method: 'POST', headers });
    expect(thief.status).to.equal(401);
    expect(await statusWith(token)).to.equal(401);
    const asked = page.locator('#password').waitFor();
    await visit(page, '/admin/companies').catch(() => 'the page had left already');
    await asked;
    takeErrors(page);
  });

  async function signIn(at: Page) {
    await at.goto('/admin/');
    await at.locator('#email').fill(email);
    await at.locator('#password').fill('anden');
    await at.locator('form:has(#password) button[type=submit]').click();
    await at.waitForURL(/\/admin\/quotes/);
    await shown(at);
  }
});

async function logOut(page: Page) {
  await page.locator('header button[aria-haspopup=menu]').last().click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/admin'));
}

/** Waits until the page is shown to a user who is signed in. */
function shown(page: Page) {
  return page.locator('header button[aria-haspopup=menu]').last().waitFor();
}

async function renew(page: Page) {
  const before = await tokenOf(page);
  await expireSoon(page);
  await page.reload();
  await page.waitForFunction((old) => localStorage.getItem('accessToken') !== old, before);
}

function tokenOf(page: Page) {
  return page.evaluate(() => localStorage.getItem('accessToken')!);
}

/** Lets the access token end within the minute before which it is renewed. */
function expireSoon(page: Page) {
  return page.evaluate(() => localStorage.setItem('expiresAt', String(Date.now() + 30_000)));
}

/** All that scripts of the page can read. */
function readable(page: Page) {
  return page.evaluate(() => {
    const everything = JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
    ]);
    return {
      local: Object.keys(localStorage).filter((key) => !key.startsWith('RaStore')),
      jwts: everything.match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g),
      cookie: document.cookie,
      everything,
    };
  });
}

async function refreshCookie(page: Page) {
  const cookies = await page.context().cookies(`${new URL(page.url()).origin}/api/session/token`);
  return cookies.find(({ name }) => name === 'anden_refresh')!;
}

async function statusWith(accessToken: string) {
  const { url } = await testServer();
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await fetch(`${url}/api/session`, { headers })).status;
}
