import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../api/testing/accessible.ts';
import { newPage } from '../../api/testing/browser.ts';
import { product } from '../../api/testing/product.ts';

/** Amounts that are probably a mistake are asked about once more, in sentences with the numbers. */
describe('an amount that is probably a mistake', function () {
  this.timeout(120_000);
  let broker: Page;
  let carrier: Page;

  before(async () => {
    const { url } = await product();
    broker = await newPage({ url, user: 'broker@puente.test' });
    carrier = await newPage({ url, user: 'carrier@regio.test', width: 390 });
    await broker.goto('/admin/quotes?filter={"status":["rated"]}');
    await broker.getByRole('table').getByRole('row').nth(1).click();
    await broker.getByLabel('Valor de venta').waitFor();
  });

  after(() => Promise.all([broker.close(), carrier.close()]));

  it('is named before the load is assigned below its cost', async () => {
    await broker.getByLabel('Valor de venta').fill('1.50');
    await broker.getByRole('button', { name: 'Asignar transportista' }).first().click();
    const dialog = broker.getByRole('dialog');
    await dialog.getByText(/La venta, \$1\.50 (USD|MXN), está por debajo del costo/).waitFor();
    await expectAccessible(broker);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
  });

  it('was lost on the way to sharing: the price typed beside the comparison goes along', async () => {
    await broker.getByLabel('Valor de venta').fill('99,000');
    await broker.getByRole('button', { name: 'Compartir tarifa' }).click();
    const dialog = broker.getByRole('dialog');
    expect(await dialog.getByLabel('Valor de venta').inputValue()).to.equal('99000');
    await dialog.getByText('Costo de compra').waitFor();
    expect(await dialog.innerText()).to.match(/Margen\s+\$[\d,]+\.\d\d (USD|MXN) \(9\d[.\d]*%\)/);
    await expectAccessible(broker);
  });

  it('is shared only after it was asked about', async () => {
    const dialog = broker.getByRole('dialog').first();
    const share = dialog.getByRole('button', { name: 'Compartir tarifa' });
    await share.click();
    await broker.getByText(/El margen sería de 9\d% de la venta/).waitFor();
    await expectAccessible(broker);
    await broker.getByRole('button', { name: 'Corregir' }).click();
    expect(await dialog.getByLabel('Valor de venta').inputValue()).to.equal('99000');
    await share.click();
    await broker.getByRole('button', { name: 'Sí, continuar' }).click();
    await broker.getByText('Tarifa compartida con éxito').waitFor();
  });

  it('is asked of a carrier whose rate is far from the target', async () => {
    await carrier.goto('/admin/carrier/quotes');
    await carrier
      .getByRole('listitem')
      .filter({ hasText: /objetivo/i })
      .first()
      .getByRole('link')
      .click();
    await carrier
      .getByRole('button', { name: /tarifa/i })
      .first()
      .click();
    await carrier.getByLabel('Tarifa todo incluido').fill('1');
    await carrier.getByRole('dialog').locator('button[type=submit]').click();
    await carrier.getByText(/está \d+% por debajo de la tarifa objetivo/).waitFor();
    await expectAccessible(carrier);
    await carrier.getByRole('button', { name: 'Corregir' }).click();
    expect(await carrier.getByLabel('Tarifa todo incluido').inputValue()).to.equal('1');
  });
});
