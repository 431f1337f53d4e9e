import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../../api/testing/accessible.ts';
import { newPage, type PageOptions } from '../../../api/testing/browser.ts';
import { hasFocus, soon } from '../../../api/testing/browser/soon.ts';
import { product } from '../../../api/testing/product.ts';
import { say } from '../../../api/testing/say.ts';

describe('the command palette', function () {
  this.timeout(120_000);
  let url: string;
  let page: Page;

  before(async () => ({ url } = await product()));
  afterEach(() => page.close());

  async function open(options: PageOptions) {
    page = await newPage({ url, ...options });
    await page.getByRole('main').getByRole('heading').or(page.getByRole('main')).first().waitFor();
  }
  const input = () => page.getByRole('combobox', { name: say('anden.palette.title') });
  const option = (text: string | RegExp) => page.getByRole('option', { name: text });
  const type = async (text: string) => {
    await input().waitFor();
    await input().pressSequentially(text);
  };

  it('opens by its shortcut, finds a record and opens it by the keyboard', async () => {
    await open({ user: 'broker@puente.test' });
    await page.keyboard.press('Control+k');
    await type('transportes regio');
    await option(/Transportes Regio/)
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/carriers\/[\w-]{36}\/view/);
    await soon(async () => expect(await input().count()).to.equal(0));
  });

  for (const locale of ['es', 'en'] as const)
    it(`finds a quote by the reference of a stop, and tells that its lane has more (${locale})`, async () => {
      await open({ user: 'broker@puente.test', locale });
      await page.keyboard.press('Control+k');
      const text = page.getByRole('combobox', { name: say('anden.palette.title', {}, locale) });
      await text.fill('Pedido 88213');
      const [more] = say('anden.stop.more', { smart_count: 1 }, locale).split(' ||||');
      await option(`Santa Catarina, NLE → Silao, GUA ${more}`).first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/admin\/quotes\/[\w-]{36}\/view/);
    });

  it('opens pages and create forms, in English too', async () => {
    await open({ user: 'broker@puente.test', locale: 'en', theme: 'dark' });
    await page.getByRole('button', { name: say('anden.palette.open', {}, 'en') }).click();
    const text = page.getByRole('combobox', { name: say('anden.palette.title', {}, 'en') });
    await text.fill('diesel');
    await option(/^Diesel and exchange rates$/).click();
    await page.waitForURL(/\/admin\/diesel/);
    await page.keyboard.press('Meta+k');
    await text.fill('new quote');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/quotes\/new/);
  });

  it('closes by Escape and by its shortcut, and returns the focus', async () => {
    await open({ user: 'agent@puente.test' });
    const button = page.getByRole('button', { name: say('anden.palette.open'), exact: true });
    await button.click();
    await hasFocus(input());
    await page.keyboard.press('Escape');
    await input().waitFor({ state: 'detached' });
    await hasFocus(button);
    await page.keyboard.press('Control+k');
    await hasFocus(input());
    await page.keyboard.press('Control+k');
    await input().waitFor({ state: 'detached' });
  });

  it("finds a carrier's requests on a phone, and opens them on the carrier's page", async () => {
    await open({ user: 'carrier@regio.test', width: 390 });
    await page.getByRole('button', { name: say('anden.palette.open') }).click();
    await type('Q-0');
    await option(/Q-0/).first().waitFor();
    await expectAccessible(page);
    await option(/Q-0/).first().tap();
    await page.waitForURL(/\/admin\/carrier\/quotes\/view\?id=/);
  });

  it('offers nothing that the user may not open', async () => {
    await open({ user: 'shipper@maquila.test' });
    await page.keyboard.press('Control+k');
    await type('transportes regio');
    await page.getByText(say('anden.palette.none', { text: 'transportes regio' })).waitFor();
    await input().fill('transportistas');
    await page.getByText(say('anden.palette.none', { text: 'transportistas' })).waitFor();
    await expectAccessible(page);
  });
});
