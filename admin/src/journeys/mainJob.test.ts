import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../../api/testing/accessible.ts';
import { newPage, visit, type PageOptions } from '../../../api/testing/browser.ts';
import {
  fillQuote,
  invite,
  type Say,
  submitQuote,
} from '../../../api/testing/browser/quoteForm.ts';
import { soon } from '../../../api/testing/browser/soon.ts';
import { product } from '../../../api/testing/product.ts';
import { say as sayIn } from '../../../api/testing/say.ts';

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
      await visit(broker, '/admin/quotes/new');
      await fillQuote(broker, say, { customer: 'Maquila', pickup: 3, delivery: 6 });
      await broker.getByLabel(say('resources.quotes.fields.targetRate')).fill('1900');
      reference = await submitQuote(broker);
      await expectAccessible(broker);
    });

    it('the broker sees the carriers that cover the load and invites three', async () => {
      await invite(broker, say, ['Transportes Regio', 'Lobo Freight', 'Autolíneas Sabino Viajero']);
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
      await soon(async () => expect(await margin.inputValue()).to.equal('350.00'));
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
