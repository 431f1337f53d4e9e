import type { Locator, Page } from 'playwright-core';
import { newPage } from '../../../api/testing/browser.ts';
import { tabTo, typedDay } from '../../../api/testing/browser/keyboard.ts';
import { shownReference } from '../../../api/testing/browser/quoteForm.ts';
import { hasStatus } from '../../../api/testing/browser/trip.ts';
import { product } from '../../../api/testing/product.ts';
import { say } from '../../../api/testing/say.ts';

const CARRIER = 'Transportes Regio';

/** The main job of the product, from the quote to the delivery, with nothing but a keyboard. */
describe('a load by keyboard alone', function () {
  this.timeout(180_000);
  let url: string;
  let broker: Page;
  let carrier: Page;
  let reference: string;

  before(async () => {
    ({ url } = await product());
    broker = await newPage({ url, user: 'broker@puente.test' });
  });

  after(() => Promise.all([broker, carrier].map((page) => page?.close())));

  it('is asked for', async () => {
    await press(broker, broker.getByRole('button', { name: 'Ir al contenido' }));
    await press(broker, broker.getByRole('link', { name: 'Crear' }));
    await broker.waitForURL(/quotes\/new$/);
    await choose(broker, say('anden.place.location'), 'Apodaca');
    await type(broker, broker.locator('input[name="destination.city"]'), 'Dallas');
    await choose(broker, say('anden.place.state'), 'Texas', 1);
    await type(broker, broker.locator('input[name="destination.postalCode"]'), '75201');
    await type(broker, broker.locator('input[name=pickupDate]'), typedDay(3));
    await type(broker, broker.locator('input[name=deliveryDate]'), typedDay(6));
    await choose(broker, say('resources.quotes.fields.equipmentId'), '53');
    await type(broker, field('weight'), '18000');
    await broker.keyboard.press('Control+Enter');
    await broker.waitForURL(/\/admin\/quotes\/[\w-]{36}\/view/);
    reference = await shownReference(broker);
  });

  it('is sent to a carrier', async () => {
    await tabTo(broker, broker.getByRole('checkbox', { name: CARRIER }));
    await broker.keyboard.press('Space');
    const invite = say('quotes.invite.action', { count: 1 });
    await press(broker, broker.getByRole('button', { name: invite }));
    await broker.getByText(say('quotes.sent')).waitFor();
  });

  it('is rated by the carrier, whose focus comes back to the page', async () => {
    carrier = await newPage({ url, user: 'carrier@regio.test' });
    await press(carrier, carrier.getByRole('link', { name: new RegExp(reference) }));
    await carrier.waitForURL(/carrier\/quotes\/view/);
    await press(carrier, carrier.getByRole('button', { name: say('invitations.rate.action') }));
    await type(carrier, carrier.getByLabel(say('invitations.rate.allIn')), '1850');
    await carrier.keyboard.press('Enter');
    await carrier.getByText(say('invitations.rate.done')).waitFor();
    await expectFocusInPage(carrier);
  });

  it('is given to the carrier', async () => {
    await broker.getByText('$1,850.00').first().waitFor({ timeout: 20_000 });
    await type(broker, field('saleValue'), '2200');
    const award = say('quotes.award.action');
    await press(broker, broker.getByRole('button', { name: award }).first());
    await press(broker, broker.getByRole('dialog').getByRole('button', { name: award }));
    await broker.getByText(say('quotes.award.done')).waitFor();
    await expectFocusInPage(broker);
  });

  it('is brought to its delivery, step by step', async () => {
    const toLoad = say('quotes.next.assigned.action');
    await press(broker, broker.getByRole('link', { name: toLoad }));
    await broker.waitForURL(/\/admin\/shipments\/[\w-]{36}\/view/);
    for (const step of ['at_pickup', 'in_transit', 'at_border', 'at_delivery', 'delivered']) {
      const ahead = broker.getByRole('button', { name: say(`shipments.ahead.${step}`) });
      await press(broker, ahead);
      if (step === 'at_pickup')
        await press(broker, broker.getByRole('button', { name: say('shipments.lacks.goOn') }));
      if (step === 'at_pickup' || step === 'at_delivery') await confirmEarly();
      await ahead.waitFor({ state: 'detached' });
      await expectFocusInPage(broker);
    }
    await hasStatus(broker, say, 'delivered');
  });

  /** The load is planned for the next days: whoever arrives at a stop is asked, in words. */
  async function confirmEarly() {
    const isSure = broker.getByRole('button', { name: say('anden.askAgain.goOn') });
    await press(broker, isSure);
    await isSure.waitFor({ state: 'detached' });
  }

  const field = (name: string) =>
    broker.getByLabel(say(`resources.quotes.fields.${name}`), { exact: true });
});

async function press(page: Page, element: Locator) {
  await tabTo(page, element);
  await page.keyboard.press('Enter');
}

async function type(page: Page, input: Locator, text: string) {
  await tabTo(page, input);
  await page.keyboard.type(text);
}

/** Types into an autocomplete and takes the first option that it offers. */
async function choose(page: Page, label: string, text: string, nth = 0) {
  await type(page, page.getByRole('combobox', { name: label }).nth(nth), text);
  const option = page.getByRole('option');
  await option
    .first()
    .and(option.filter({ hasText: text }))
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** A dialog that closes, or a button that goes away, must not leave the person at the top of the page. */
async function expectFocusInPage(page: Page) {
  await page.locator('main:focus-within').waitFor();
}
