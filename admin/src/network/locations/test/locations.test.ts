import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { newPage } from '../../../../../api/testing/browser.ts';
import { soon } from '../../../../../api/testing/browser/soon.ts';
import { product } from '../../../../../api/testing/product.ts';
import { say } from '../../../../../api/testing/say.ts';

describe("a new location's time zone", function () {
  this.timeout(60_000);
  let page: Page;

  before(async () => {
    const { url } = await product();
    page = await newPage({ url, user: 'broker@puente.test', path: '/admin/locations/new' });
  });

  after(() => page.close());

  const zone = () =>
    page.getByRole('combobox', { name: say('resources.locations.fields.timeZone') });
  const zoneIs = (name: string) => page.locator(`input[value="${name}"]`).waitFor();

  it('is that of most of the chosen state, from the API', async () => {
    await page.getByRole('combobox', { name: say('anden.place.state') }).fill('Nuevo León');
    await page.getByRole('option', { name: /Nuevo León/ }).click();
    await zoneIs('Monterrey');
  });

  it('is that of the postal code, where cities at the border have another', async () => {
    await page.locator('input[name=postalCode]').fill('65000');
    await zoneIs('Matamoros');
  });

  it('can be any time zone of the states', async () => {
    await zone().fill('Boise');
    await page.getByRole('option', { name: 'Boise' }).click();
    await soon(async () => expect(await zone().inputValue()).to.equal('Boise'));
  });
});
