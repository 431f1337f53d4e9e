import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { soon } from '../../../../../api/testing/browser/soon.ts';
import { product } from '../../../../../api/testing/product.ts';
import { say } from '../../../../../api/testing/say.ts';

describe('routes and diesel in a browser', function () {
  this.timeout(90_000);
  let url: string;
  let page: Page;

  before(async () => {
    ({ url } = await product());
    page = await newPage({ url, user: 'broker@puente.test', path: '/admin/routes/new' });
  });

  after(() => page.close());

  it('creates, finds and edits a route, creates a quote for it, and archives it', async () => {
    await fill('origin.postalCode', '64000');
    await settled('origin.city', 'Monterrey');
    await fill('destination.postalCode', '75201');
    await settled('destination.city', 'Dallas');
    await fill('volume', '4');
    await fill('distanceKm', '945.00');
    await save();
    await page.getByText('945 km', { exact: true }).waitFor();
    const reference = await page
      .getByText(/^R-\d{5}$/)
      .first()
      .innerText();
    await expectAccessible(page);
    await page.goto('/admin/routes');
    await page.locator('input[name=q]').fill(reference);
    await page.waitForURL(/filter=/);
    await page.getByRole('link', { name: reference }).click();
    await page.getByText('4 cargas').waitFor();
    await page.getByRole('link', { name: 'Editar' }).click();
    await settled('volume', '4');
    await fill('volume', '6');
    await save();
    await page.getByText('6 cargas').waitFor();
    await page.getByRole('link', { name: say('routes.quote') }).click();
    await page.waitForURL(/quotes\/new\?routeId=/);
    await settled('origin.city', 'Monterrey');
    await settled('destination.city', 'Dallas');
    await page.goBack();
    await page.getByRole('button', { name: say('anden.archive.action') }).click();
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.getByText(say('anden.archive.done')).waitFor();
  });

  it('shows Andén staff the diesel prices, and saves a new one', async () => {
    const admin = await newPage({
      url,
      user: 'admin@anden.test',
      width: 390,
      theme: 'dark',
      path: '/admin/diesel',
    });
    await admin.getByRole('img', { name: /México: de .* MXN por litro/ }).waitFor();
    await expectAccessible(admin);
    await admin.goto('/admin/diesel_prices/new');
    await admin.locator('input[name=date]').fill('2001-05-07');
    await admin.locator('input[name=price]').fill('4.81');
    await admin.locator('input[name=source]').fill('prueba');
    await admin.locator('main button[type=submit]').click();
    await admin.waitForURL(/\/admin\/diesel($|\?)/);
    await admin.goto(`/admin/diesel?filter=${encodeURIComponent('{"until":"2001-05-07"}')}`);
    await admin.getByRole('link', { name: '$4.81 MXN por litro' }).waitFor();
    await admin.close();
  });

  function fill(name: string, text: string) {
    return page.locator(`input[name="${name}"]`).fill(text);
  }

  async function settled(name: string, value: string) {
    const input = page.locator(`input[name="${name}"]`);
    await input.waitFor();
    await soon(async () => expect(await input.inputValue()).to.equal(value));
  }

  /** Saves the form and waits until it is left. */
  async function save() {
    const form = page.url();
    await page.locator('main button[type=submit]').first().click();
    await page.waitForURL((at) => at.href !== form);
  }
});
