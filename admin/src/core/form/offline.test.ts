import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildCompany } from '../../../../api/network/companies/test/factory.ts';
import { buildLocation } from '../../../../api/network/locations/test/factory.ts';
import { newPage, takeErrors, visit } from '../../../../api/testing/browser.ts';
import { soon } from '../../../../api/testing/browser/soon.ts';
import { requestsOf } from '../../../../api/testing/connection.ts';
import { product } from '../../../../api/testing/product.ts';
import { buildUser } from '../../../../api/platform/users/test/factory.ts';

describe('without a connection', function () {
  this.timeout(120_000);
  let page: Page;

  beforeEach(async () => {
    const { url } = await product();
    page = await newPage({ url, user: 'broker@puente.test' });
  });

  afterEach(() => page.close());

  const offline = (isOffline: boolean) => page.context().setOffline(isOffline);

  it('saving says so and is sent once when it is back, where it span for ever and then doubled', async () => {
    await page.goto('/admin/locations/new');
    await page.getByLabel('Nombre *').fill('Patio Sin Red');
    await page.getByLabel('Ciudad *').fill('Saltillo');
    await page.getByRole('combobox', { name: /^Estado/ }).fill('Coahuila');
    await page.getByRole('option', { name: 'Coahuila' }).click();
    await offline(true);
    const save = page.locator('main button[type=submit]');
    await save.click();
    await page.getByText('Sin conexión: se enviará cuando vuelva').waitFor();
    await save.click();
    await page.getByText('Sin conexión: se enviará cuando vuelva').waitFor();
    await soon(async () =>
      expect(await page.getByLabel('Nombre *').inputValue()).to.equal('Patio Sin Red'),
    );
    await offline(false);
    await page.waitForURL(/\/admin\/locations\/[\w-]{36}\/view/);
    expect(await count(page, 'Patio Sin Red')).to.equal(1);
    takeErrors(page);
  });

  it('a change of a record is sent once when it is back', async () => {
    const { id: companyId } = await buildCompany();
    const { id } = await buildLocation({ companyId });
    await page.close();
    const user = (await buildUser({ companyId })).email;
    page = await newPage({ user, path: `/admin/locations/${id}/edit` });
    await page.getByLabel('Comentarios').fill('Sin red');
    await offline(true);
    const calls = requestsOf(page, 'PATCH');
    await page.locator('main button[type=submit]').click();
    await page.getByText('Sin conexión: se enviará cuando vuelva').waitFor();
    await offline(false);
    await page.waitForURL(/\/view/);
    await page.getByText('Sin red').first().waitFor();
    expect(calls).to.have.length(2);
    takeErrors(page);
  });

  it('a page opened says so and completes itself when it is back', async () => {
    await offline(true);
    await page.getByRole('link', { name: 'Transportistas' }).first().click();
    await page.getByText(/^Sin conexión\. La página se completa sola/).waitFor();
    await offline(false);
    await page.waitForURL('**/admin/carriers**');
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
    await page.getByText(/^Sin conexión\. La página/).waitFor({ state: 'hidden' });
    takeErrors(page);
  });

  it('what this tab has read stays, with one note, where lists were empty and a notice came twice more', async () => {
    const rows = page.getByRole('table').getByRole('row');
    const title = page.getByRole('heading', { level: 1, name: 'Transportistas' });
    await visit(page, '/admin/carriers');
    await title.waitFor();
    await rows.nth(1).waitFor();
    const read = await rows.nth(1).innerText();
    await rows.nth(1).locator('td').nth(1).click();
    await page.waitForURL(/\/admin\/carriers\/[\w-]{36}\/view/);
    await page.locator('main h2').first().waitFor();
    await page.route('**/api/**', (route) => route.abort());
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    while (!failed.some((url) => url.includes('/api/carriers?'))) {
      await visit(page, '/admin/locations');
      await page.waitForURL('**/admin/locations**');
      await title.waitFor({ state: 'detached' });
      await visit(page, '/admin/carriers');
      await title.waitFor();
      await rows.nth(1).waitFor();
    }
    await soon(async () => expect(await rows.nth(1).innerText()).to.equal(read));
    await page.getByText(/^Sin conexión/).waitFor();
    const text = await page.locator('body').innerText();
    expect(text.match(/Sin conexión/g), text).to.have.length(1);
    await rows.nth(1).locator('td').nth(1).click();
    await page.waitForURL(/\/admin\/carriers\/[\w-]{36}\/view/);
    await page.locator('main h2').first().waitFor();
    await page.unrouteAll();
    // The page also tries by itself, and its button may be gone before it is pressed.
    const retry = page.getByRole('button', { name: 'Intentar de nuevo' });
    await retry.click({ timeout: 5_000 }).catch(() => undefined);
    await page.getByText(/^Sin conexión/).waitFor({ state: 'hidden' });
    takeErrors(page);
  });

  it('an answer that was on its way does not hide that it is lost (the page opened next stayed empty)', async () => {
    const held = await holdAnswers(/\/api\/carriers\?filter=/);
    const note = page.getByText(/^Sin conexión\. La página se completa sola/);
    await page.getByRole('link', { name: 'Transportistas' }).first().click();
    await held.fetched;
    await offline(true);
    await note.waitFor();
    held.release();
    await page.waitForURL('**/admin/carriers**');
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
    expect(await note.isVisible()).to.equal(true);
    await offline(false);
    await note.waitFor({ state: 'hidden' });
    takeErrors(page);
  });

  /** Fetches the answers of these calls, and gives them to the page from when they are released. */
  async function holdAnswers(url: RegExp) {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const fetched = new Promise<void>((resolve) => {
      void page.route(url, async (route) => {
        const response = await route.fetch();
        resolve();
        await released;
        await route.fulfill({ response }).catch(() => undefined);
      });
    });
    return { fetched, release };
  }
});

function count(page: Page, text: string): Promise<number> {
  return page.evaluate(async (q) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const filter = encodeURIComponent(JSON.stringify({ q }));
    const answer = await fetch(`/api/locations?filter=${filter}`, { headers });
    return ((await answer.json()) as object[]).length;
  }, text);
}
