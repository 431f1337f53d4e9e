import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../api/testing/accessible.ts';
import { newPage, type PageOptions } from '../../api/testing/browser.ts';
import { product } from '../../api/testing/product.ts';
import { say as sayIn } from '../../api/testing/say.ts';

const WALKS: (PageOptions & { locale: 'es' | 'en'; broker: number; carrier: number })[] = [
  { locale: 'es', theme: 'light', broker: 1280, carrier: 390 },
  { locale: 'en', theme: 'dark', broker: 390, carrier: 1280 },
];

/** The main job of the product: a broker and three carriers, each in a browser of their own. */
for (const { broker: brokerWidth, carrier: carrierWidth, ...look } of WALKS) {
  describe(`a load from Monterrey to Dallas, ${look.locale}, ${look.theme}, ${brokerWidth} px`, function () {
    this.timeout(120_000);
    const say: Say = (key, blanks) => sayIn(key, blanks, look.locale);
    let url: string;
    let broker: Page;
    const carriers: Record<string, Page> = {};
    let reference: string;

    before(async () => {
      ({ url } = await product());
      broker = await newPage({ ...look, url, width: brokerWidth, user: 'broker@puente.test' });
      for (const name of ['regio', 'lobo', 'sabino']) {
        const user = `carrier@${name}.test`;
        carriers[name] = await newPage({ ...look, url, width: carrierWidth, user });
      }
    });

    after(() => Promise.all([broker, ...Object.values(carriers)].map((page) => page.close())));

    it('shows each user their first page', async () => {
      await broker.waitForURL(/\/admin\/quotes$/);
      for (const page of Object.values(carriers))
        await page.waitForURL(/\/admin\/carrier\/quotes$/);
    });

    it('the broker asks for the price', async () => {
      await broker.goto('/admin/quotes/new');
      await choose(broker, say('anden.place.location'), 'Apodaca', 0);
      await fillDestination(broker, say);
      await choose(broker, say('resources.quotes.fields.customerId'), 'Maquila');
      await broker.locator('input[name=pickupDate]').fill(inDays(3));
      await broker.locator('input[name=deliveryDate]').fill(inDays(6));
      await choose(broker, say('resources.quotes.fields.equipmentId'), '53');
      await broker.getByLabel(say('resources.quotes.fields.weight'), { exact: true }).fill('18000');
      await broker.getByLabel(say('resources.quotes.fields.targetRate')).fill('1900');
      await broker.locator('button[type=submit]').click();
      await broker.waitForURL(/\/admin\/quotes\/[\w-]{36}\/view/);
      reference = (
        await broker
          .getByText(/^Q-\d{5}$/)
          .first()
          .innerText()
      ).trim();
      await expectAccessible(broker);
    });

    it('the broker sees the carriers that cover the load and invites three', async () => {
      for (const name of ['Transportes Regio', 'Lobo Freight', 'Autolíneas Sabino Viajero']) {
        await tick(broker, name);
      }
      await broker.getByRole('button', { name: say('quotes.invite.action', { count: 3 }) }).click();
      await broker.getByText(say('quotes.sent')).waitFor();
    });

    it('one carrier answers all-in, one in parts, one rejects', async () => {
      await open(carriers.regio!, reference);
      await expectAccessible(carriers.regio!);
      await answer(carriers.regio!, say, async (page) => {
        await page.getByLabel(say('invitations.rate.allIn')).fill('1850');
      });
      await open(carriers.lobo!, reference);
      await answer(carriers.lobo!, say, async (page) => {
        await page.getByLabel(say('invitations.rate.byParts')).click();
        await page.getByLabel(say('anden.part.linehaul')).fill('1500');
        await page.getByLabel(say('anden.part.borderCrossing')).fill('400.50');
      });
      await open(carriers.sabino!, reference);
      await decline(carriers.sabino!, say);
    });

    it('the broker compares the rates without reloading, and assigns one', async () => {
      await broker.getByText('$1,850.00').first().waitFor({ timeout: 20_000 });
      await broker.getByText('$1,900.50').first().waitFor({ timeout: 20_000 });
      await broker.getByLabel(say('resources.quotes.fields.saleValue')).fill('2200');
      const margin = broker.getByLabel(say('resources.quotes.fields.margin'), { exact: true });
      expect(await margin.inputValue()).to.equal('350.00');
      await expectAccessible(broker);
      await broker
        .getByRole('button', { name: say('quotes.award.action') })
        .first()
        .click();
      await confirm(broker);
      await broker.getByText(say('quotes.award.done')).waitFor();
    });

    it('the load exists, and every carrier sees how its request ended', async () => {
      await broker.getByRole('link', { name: say('quotes.next.assigned.action') }).click();
      await broker.waitForURL(/\/admin\/shipments\/[\w-]{36}\/view/);
      await broker.getByText('Transportes Regio').first().waitFor();
      await carriers.regio!.reload();
      await carriers.regio!.getByText(say('invitations.standing.assigned.title')).waitFor();
      await carriers.lobo!.reload();
      await carriers.lobo!.getByText(say('invitations.standing.rejected.title')).waitFor();
      expect(await carriers.lobo!.locator('main').innerText()).not.to.match(/Regio|1,850/);
    });
  });
}

/** The texts of the interface in the test's language. */
type Say = (key: string, blanks?: Record<string, string | number>) => string;

/** Types into an autocomplete and chooses the first option that contains the text, not the option to create one. */
async function choose(page: Page, label: string, text: string, nth = 0) {
  await page.getByRole('combobox', { name: label }).nth(nth).fill(text);
  const options = page
    .getByRole('option')
    .filter({ hasText: text, hasNotText: /^(Crear|Create) / });
  await options.first().click();
}

async function fillDestination(page: Page, say: Say) {
  await page.locator('input[name="destination.city"]').fill('Dallas');
  await choose(page, say('anden.place.state'), 'Texas', 1);
  await page.locator('input[name="destination.postalCode"]').fill('75201');
}

/** Ticks a carrier among the matches, searching it if it is not on the first page. */
async function tick(page: Page, name: string) {
  const box = page.getByRole('checkbox', { name: new RegExp(name) });
  await page.getByRole('checkbox').first().waitFor();
  if (!(await box.isVisible())) await page.getByRole('searchbox').fill(name);
  await box.check();
}

async function open(page: Page, reference: string) {
  await page.reload();
  await page.getByText(reference).click();
  await page.waitForURL(/\/admin\/carrier\/quotes\/view/);
}

async function answer(page: Page, say: Say, fill: (page: Page) => Promise<void>) {
  await page
    .getByRole('button', { name: say('invitations.rate.action') })
    .first()
    .click();
  await fill(page);
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await page.getByText(say('invitations.rate.done')).waitFor();
}

async function decline(page: Page, say: Say) {
  await page.getByRole('button', { name: say('invitations.decline.action') }).click();
  await page.getByRole('dialog').getByRole('radio').first().check();
  await page.getByRole('button', { name: say('invitations.decline.submit') }).click();
  await page.getByText(say('invitations.decline.done')).waitFor();
}

/** Clicks the last button of the dialog, which confirms. */
async function confirm(page: Page) {
  await page.getByRole('dialog').getByRole('button').last().click();
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
