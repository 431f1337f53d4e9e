import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../../api/testing/accessible.ts';
import { newPage } from '../../../api/testing/browser.ts';
import { product } from '../../../api/testing/product.ts';
import { openLoadTab } from '../../../api/testing/browser/loadTab.ts';
import { soon } from '../../../api/testing/browser/soon.ts';

/** Every amount has its currency, and a carrier sees its own rate in its own currency first. */
describe('an amount', function () {
  this.timeout(120_000);
  let broker: Page;
  let carrier: Page;

  before(async () => {
    const { url } = await product();
    broker = await newPage({ url, user: 'broker@puente.test', path: '/admin/routes' });
    carrier = await newPage({
      url,
      user: 'carrier@calandria.test',
      width: 390,
      path: 'about:blank',
    });
  });

  after(() => Promise.all([broker.close(), carrier.close()]));

  it('has its currency in the list of routes (a contract rate had none)', async () => {
    const amounts = broker.locator('td.column-contractRate').filter({ hasText: /\d/ });
    await amounts.first().waitFor();
    for (const text of await amounts.allInnerTexts())
      expect(text).to.match(/^\$[\d,]+\.\d\d (USD|MXN)$/);
  });

  it('has its currency in each part of a rate', async () => {
    await broker.goto('/admin/quotes?filter={"q":"OC-48213"}');
    await broker.getByRole('table').getByRole('row').nth(1).click();
    const parts = broker.locator('details').filter({ hasText: 'Flete' }).first();
    await parts.locator('summary').click();
    await soon(async () =>
      expect(await parts.innerText()).to.match(/Flete \$[\d,]+\.\d\d (USD|MXN)/),
    );
  });

  it('is shown to the carrier in pesos when agreed in pesos (it was in dollars)', async () => {
    await broker.getByRole('radio', { name: 'Fletes Calandria Serena' }).check();
    await broker.getByText('$34,900.00 MXN').first().waitFor();
    await broker.getByRole('button', { name: 'Asignar transportista' }).first().click();
    await broker.getByRole('dialog').getByRole('button', { name: 'Asignar' }).click();
    await broker.getByRole('link', { name: /Ver (el )?embarque/ }).click();
    await openLoadTab(broker, 'money');
    await broker.getByText('Equivale a $34,900.00 MXN').waitFor();
    await carrier.goto(new URL(broker.url()).pathname);
    await openLoadTab(carrier, 'money');
    const price = carrier.locator('section').filter({ hasText: 'Tarifa acordada' });
    await price.waitFor();
    await soon(async () =>
      expect(await price.innerText()).to.match(
        /Tarifa acordada\s+\$34,900\.00 MXN\s+Equivale a \$[\d,]+\.\d\d USD/,
      ),
    );
    await expectAccessible(carrier);
  });
});
