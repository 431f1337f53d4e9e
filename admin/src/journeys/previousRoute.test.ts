import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { newPage } from '../../../api/testing/browser.ts';
import { soon } from '../../../api/testing/browser/soon.ts';
import { product } from '../../../api/testing/product.ts';
import { say } from '../../../api/testing/say.ts';

describe('the previous route', function () {
  this.timeout(90_000);
  let url: string;
  let page: Page;

  before(async () => {
    ({ url } = await product());
    page = await newPage({ url, user: 'broker@puente.test', path: 'about:blank' });
  });

  after(() => page.close());

  const cancel = () => page.getByRole('button', { name: say('anden.action.cancel') }).click();
  const isAt = (expected: string | RegExp) =>
    page.waitForURL((address) => {
      const here = address.pathname + address.search;
      return typeof expected === 'string' ? here === expected : expected.test(here);
    });
  const follow = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

  it('is the target of Cancel, with its filters', async () => {
    await page.goto(`/admin/locations?filter=${encodeURIComponent('{"q":"Apodaca"}')}`);
    const list = await path();
    await follow('Crear').first().click();
    await isAt('/admin/locations/new');
    await cancel();
    await isAt(list);
  });

  it('is the target of Cancel after the form was reloaded', async () => {
    await page.goto('/admin/contacts');
    await page.getByRole('row').nth(1).waitFor();
    await page.goto('/admin/locations/new');
    await page.reload();
    await cancel();
    await isAt('/admin/contacts');
  });

  it('is the list when there was none', async () => {
    const other = await newPage({ url });
    await other.goto('/admin/locations/new');
    await signIn(other, 'broker@puente.test');
    await other.getByRole('button', { name: say('anden.action.cancel') }).click();
    await other.waitForURL(/\/admin\/locations(\?|$)/);
    await other.close();
  });

  it('is the page after saving, when it was a tab of the record', async () => {
    await page.goto('/admin/companies?filter={"q":"cumbre serrana"}');
    await page.getByRole('link', { name: /Maquila Cumbre Serrana/ }).click();
    await page.getByRole('tab').nth(1).click();
    await isAt(/\/view\?tab=/);
    const tab = await path();
    await page.goto(tab);
    await follow('Editar').click();
    await isAt(/\/edit$/);
    await page.locator('textarea').first().fill(`Nota ${Date.now()}`);
    await page.locator('button[type=submit]').click();
    await isAt(tab);
  });

  /** The page's path with its query. */
  async function path() {
    const { pathname, search } = new URL(page.url());
    return pathname + search;
  }
});

describe('signing in', function () {
  this.timeout(90_000);

  it('returns to the requested page', async () => {
    const { url } = await product();
    const page = await newPage({ url });
    await page.goto('/admin/carriers?page=2');
    await signIn(page, 'broker@puente.test');
    await page.waitForURL(/\/admin\/carriers\?.*page=2/);
    await page.close();
  });

  it('returns to the last page after the session has ended', async () => {
    const { url } = await product();
    const page = await newPage({ url, user: 'broker@puente.test', path: '/admin/contacts' });
    await page.getByRole('row').nth(1).waitFor();
    await page.evaluate(() => localStorage.removeItem('isAuthenticated'));
    await page.context().clearCookies();
    await page.reload();
    await signIn(page, 'broker@puente.test');
    await page.waitForURL(/\/admin\/contacts/);
    await page.getByRole('heading', { level: 1, name: 'Contactos' }).waitFor();
    await page.close();
  });

  it('does not return to the page of another user after a logout', async () => {
    const { url } = await product();
    const page = await newPage({ url, user: 'broker@puente.test', path: '/admin/carriers' });
    await page.getByRole('row').nth(1).waitFor();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.waitForURL(`${url}/`);
    await soon(async () =>
      expect(await page.evaluate(() => sessionStorage.getItem('previousRoute'))).to.equal(null),
    );
    await page.close();
  });
});

async function signIn(page: Page, email: string) {
  await page.locator('#email').fill(email);
  await page.locator('#password').fill('anden');
  await page.locator('form:has(#password) button[type=submit]').click();
}
