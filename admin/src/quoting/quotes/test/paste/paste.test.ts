import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildEquipment } from '../../../../../../api/catalogs/equipments/test/factory.ts';
import { buildCompany } from '../../../../../../api/network/companies/test/factory.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';
import { Quote } from '../../../../../../api/quoting/quotes/Quote.ts';
import { buildExchangeRate } from '../../../../../../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { typedDay } from '../../../../../../api/testing/browser/keyboard.ts';

const TEXT = 'Necesito 2 fletes de Apodaca, N.L. a Laredo, TX, 18 ton. Avisen si hay gatos zzyzx';

const WORDS = {
  es: {
    link: 'Pegar mensaje',
    text: 'Mensaje',
    read: 'Leer mensaje',
    create: 'Crear 2 cotizaciones',
    created: 'Se crearon 2 cotizaciones',
    show: 'Ver mensaje',
    pickup: 'Recolección',
    delivery: 'Entrega',
  },
  en: {
    link: 'Paste message',
    text: 'Message',
    read: 'Read message',
    create: 'Create 2 quotes',
    created: '2 quotes were created',
    show: 'View message',
    pickup: 'Pickup',
    delivery: 'Delivery',
  },
};

describe('Pasting a message', function () {
  this.timeout(120_000);
  let page: Page;
  let companyId: string;

  before(async () => {
    await buildExchangeRate();
    await buildEquipment();
  });

  afterEach(() => page.close());

  for (const locale of ['es', 'en'] as const) {
    const words = WORDS[locale];
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    it(`creates its quotes once, and keeps the message with them (${locale})`, async () => {
      await open({ locale });
      await page.getByRole('link', { name: words.link }).click();
      await page.getByLabel(words.text, { exact: true }).fill(TEXT);
      await page.keyboard.press('Control+Enter');
      await button(words.create).waitFor();
      await page.locator('mark[data-kind="rest"]', { hasText: 'zzyzx' }).waitFor();
      await page.locator('mark[data-kind="read"]', { hasText: '18 ton' }).waitFor();
      expect(await countQuotes()).to.equal(0);
      await expectAccessible(page);
      await page.getByLabel(words.pickup, { exact: true }).fill(typedDay(5));
      await page.getByLabel(words.delivery, { exact: true }).fill(typedDay(8));
      await button(words.create).dblclick();
      await page.getByRole('status').filter({ hasText: words.created }).waitFor();
      expect(await countQuotes()).to.equal(2);
      await page.getByRole('main').getByRole('link').first().click();
      await button(words.show).click();
      await page.getByText(TEXT).waitFor();
    });
  }

  it('fits a phone in the dark, and keeps what was typed when it is left', async () => {
    await open({ locale: 'es', width: 390, theme: 'dark', path: '/admin/quotes/paste' });
    await page.getByLabel('Mensaje', { exact: true }).fill(TEXT);
    await page.getByRole('button', { name: 'Leer mensaje' }).click();
    await page.getByRole('button', { name: 'Crear 2 cotizaciones' }).waitFor();
    await expectAccessible(page);
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).to.be.at.most(390);
    await page.goto('/admin/quotes');
    await page.goto('/admin/quotes/paste');
    await page.locator('mark', { hasText: '18 ton' }).waitFor();
    expect(await countQuotes()).to.equal(0);
  });

  it('takes what the share menu of a phone gives, and removes it from the address', async () => {
    const path = `/admin/quotes/paste?text=${encodeURIComponent(TEXT)}`;
    await open({ locale: 'es', path });
    const box = page.getByLabel('Mensaje', { exact: true });
    await box.filter({ hasText: 'zzyzx' }).waitFor();
    await page.waitForURL((url) => url.search === '');
  });

  it('takes a long text that is pasted into the palette', async () => {
    await open({ locale: 'es' });
    await page.getByRole('link', { name: WORDS.es.link }).waitFor();
    await page.keyboard.press('Control+k');
    const search = page.getByRole('combobox', { name: 'Buscar páginas, registros y acciones' });
    await search.waitFor();
    await search.evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      const event = { clipboardData, bubbles: true, cancelable: true };
      input.dispatchEvent(new ClipboardEvent('paste', event));
    }, TEXT);
    await page.getByLabel('Mensaje', { exact: true }).filter({ hasText: 'zzyzx' }).waitFor();
  });

  async function open(options: Parameters<typeof newPage>[0]) {
    const company = await buildCompany();
    companyId = company.id;
    const { email } = await buildUser({ companyId });
    page = await newPage({ path: '/admin/quotes', user: email, ...options });
  }

  function countQuotes() {
    return Quote.query().where({ companyId }).resultSize();
  }
});
