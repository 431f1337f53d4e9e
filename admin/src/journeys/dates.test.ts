import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../../api/testing/accessible.ts';
import { newPage } from '../../../api/testing/browser.ts';
import { product } from '../../../api/testing/product.ts';

/** The dates and times in the form of a load. */
describe('the dates of a quote', function () {
  this.timeout(120_000);
  let page: Page;

  before(async () => {
    const { url } = await product();
    page = await newPage({ url, user: 'broker@puente.test', path: '/admin/quotes/new' });
    await page.locator('input[name=pickupDate]').waitFor();
  });

  after(() => page.close());

  it('are refused as they are typed when they have passed', async () => {
    await page.locator('input[name=pickupDate]').fill('2020-01-01');
    await page.getByText('Solo fechas futuras').waitFor();
    await expectAccessible(page);
    await page.locator('input[name=pickupDate]').fill(inDays(5));
    await page.getByText('Solo fechas futuras').waitFor({ state: 'detached' });
  });

  it('must both be chosen (a pickup alone was saved)', async () => {
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByText('Elija la fecha de recolección y la de entrega').waitFor();
    await page.locator('input[name=deliveryDate]').fill(inDays(3));
    await page.getByText('La entrega no puede ser antes de la recolección').waitFor();
    await page.locator('input[name=pickupDate]').fill(inDays(2));
    await page.getByText('La entrega no puede').waitFor({ state: 'detached' });
  });

  it('leave room for the hours at 1280 px (they were cut off)', async () => {
    for (const name of ['pickupFrom', 'pickupTo', 'deliveryFrom', 'deliveryTo']) {
      const box = await page.locator(`input[name=${name}]`).boundingBox();
      expect(box!.width, name).to.be.greaterThan(140);
    }
  });
});

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
