import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildInvitation } from '../../../api/quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../../../api/testing/accessible.ts';
import { newPage } from '../../../api/testing/browser.ts';
import { soon } from '../../../api/testing/browser/soon.ts';
import { product } from '../../../api/testing/product.ts';
import { buildUser } from '../../../api/platform/users/test/factory.ts';

/** Typed numbers are read as Mexico and the United States write them; for others a suggestion is shown. */
describe('a number that is typed', function () {
  this.timeout(120_000);
  let page: Page;

  before(async () => {
    const { url } = await product();
    page = await newPage({ url, user: 'broker@puente.test', path: '/admin/quotes/new' });
  });

  after(() => page.close());

  it('is questioned when a rate is 1750,50 (which was sent as 175,050.00)', async () => {
    const rate = page.getByLabel('Tarifa objetivo');
    await rate.fill('1750,50');
    await rate.blur();
    await page.getByText('¿Quiso decir 1,750.50?').waitFor();
    expect(await rate.inputValue()).to.equal('1750,50');
    await expectAccessible(page);
    await rate.fill('1,750.50');
    await page.getByText('¿Quiso decir').waitFor({ state: 'detached' });
    await rate.blur();
    await soon(async () => expect(await rate.inputValue()).to.equal('1,750.50'));
  });

  it('is refused when a weight is 19,0,0 or pieces are 1,5 (which were 1,900 and 15)', async () => {
    await page.getByLabel('Peso', { exact: true }).fill('19,0,0');
    await page.getByLabel('Bultos').fill('1,5');
    await page.getByLabel('Distancia').fill('1,250.5');
    await page.getByText('Escriba un peso de cero a 999,999,999').waitFor();
    await page.getByText('Escriba un número entero').waitFor();
  });

  it('is sent in its plain form, and stays on screen as it was typed', async () => {
    await page.goto('/admin/routes/new');
    await page.locator('input[name="origin.city"]').fill('Apodaca');
    await choose(page, 'Estado', 'Nuevo León', 0);
    await page.locator('input[name="destination.city"]').fill('Laredo');
    await choose(page, 'Estado', 'Texas', 1);
    await page.getByLabel('Volumen').fill('1,200');
    await page.getByLabel('Tarifa objetivo').fill('$1,750.50');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    expect((await sent).postDataJSON()).to.include({ targetRate: '1750.50', volume: 1200 });
  });

  it('is questioned when a margin is 12,5 percent (which was 125)', async () => {
    const { id: quoteId, companyId } = await buildQuote();
    await buildInvitation({ quoteId, rate: { allIn: '1500.00' } });
    const user = (await buildUser({ companyId })).email;
    const page = await newPage({ user, path: `/admin/quotes/${quoteId}/view` });
    const percent = page.getByLabel('Margen %');
    await percent.fill('12,5');
    await percent.blur();
    await page.getByText('¿Quiso decir 12.5?').waitFor();
    const award = page.getByRole('button', { name: 'Asignar transportista' }).first();
    await soon(async () => expect(await award.isDisabled()).to.equal(true));
    await percent.fill('12.5 %');
    await percent.blur();
    await soon(async () =>
      expect(await page.getByLabel('Precio al cliente').inputValue()).to.match(/^\d+\.\d\d$/),
    );
    await soon(async () => expect(await award.isEnabled()).to.equal(true));
    await page.close();
  });
});

async function choose(page: Page, label: string, text: string, nth: number) {
  await page.getByRole('combobox', { name: label }).nth(nth).fill(text);
  await page.getByRole('option').filter({ hasText: text }).first().click();
}
