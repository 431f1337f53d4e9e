import type { Page } from 'playwright-core';
import { answerMessages } from '../../../landing/src/links/answer/messages.ts';
import { confirmationMessages } from '../../../landing/src/links/confirmation/messages.ts';
import { linkMessages } from '../../../landing/src/links/messages.ts';
import { movesMessages } from '../../../landing/src/links/moves/messages.ts';
import { expectAccessible } from '../../../api/testing/accessible.ts';
import { newPage } from '../../../api/testing/browser.ts';
import { openLoadTab } from '../../../api/testing/browser/loadTab.ts';
import { type Phones, startPhones } from '../../../api/testing/browser/phones.ts';
import {
  fillQuote,
  fillTown,
  inDays,
  invite,
  type Say,
  submitQuote,
} from '../../../api/testing/browser/quoteForm.ts';
import { hasFocus } from '../../../api/testing/browser/soon.ts';
import {
  acceptAndClose,
  hasStatus,
  paySettlement,
  sendProofDocuments,
  tapStep,
} from '../../../api/testing/browser/trip.ts';
import { product } from '../../../api/testing/product.ts';
import { say as sayIn } from '../../../api/testing/say.ts';

const CARRIER = {
  name: 'Fletes Jacaranda Morena',
  email: 'cotizaciones@fletes-jacaranda-morena.test',
};
const LEON = { city: 'León', state: 'Guanajuato', postalCode: '37000' };
const SILAO = { city: 'Silao', state: 'Guanajuato', postalCode: '36100' };
const GOODS = [
  ['30', '18000'],
  ['20', '12000'],
  ['10', '6000'],
] as const;
const LOOKS = [
  { locale: 'es', theme: 'dark' },
  { locale: 'en', theme: 'light' },
] as const;

/** A reparto from Apodaca to León and Silao, by a broker and a carrier without an account, on phones alone. */
for (const look of LOOKS) {
  describe(`a load that delivers in León and in Silao, on phones, ${look.locale}`, function () {
    this.timeout(240_000);
    const { locale } = look;
    const say: Say = (key, blanks) => sayIn(key, blanks, locale);
    const t = movesMessages[locale];
    let broker: Page, driver: Page;
    let phones: Phones;
    let quote: string, load: string;
    let sentCount: number;

    before(async () => {
      const { url } = await product();
      phones = startPhones(url, locale);
      const path = '/admin/quotes/new';
      broker = await newPage({ ...look, url, width: 390, user: 'broker@puente.test', path });
    });

    after(() => Promise.all([broker?.close(), phones?.close()]));

    it('the broker adds the stop and its goods by keyboard, and invites', async () => {
      await fillQuote(broker, say, { customer: 'Pinturas', pickup: 3, delivery: 5, to: SILAO });
      await broker.getByRole('button', { name: say('anden.stop.add') }).focus();
      await broker.keyboard.press('Enter');
      await hasFocus(broker.locator('[data-stop="1"] :focus'));
      await fillTown(broker, 'stops.1.place', LEON);
      await broker.locator('input[name="stops.1.date"]').fill(inDays(4));
      for (const [index, goods] of GOODS.entries()) await addGoods(index, goods);
      await expectAccessible(broker);
      quote = await submitQuote(broker);
      const stop = broker.getByRole('listitem').filter({ hasText: stopOf(2) });
      await stop.filter({ hasText: 'León' }).getByText('12,000 kg').waitFor();
      await invite(broker, say, [CARRIER.name]);
    });

    it('the carrier answers by link, seeing each stop with its goods', async () => {
      const phone = await byMail('/answer', quote);
      const { allIn, send, thanks } = answerMessages[locale];
      const stop = phone.getByRole('listitem').filter({ hasText: stopOf(2) });
      await stop.filter({ hasText: 'León' }).getByText('12,000 kg').waitFor();
      await phone.getByLabel(allIn).fill('1850');
      await phone.getByRole('button', { name: send }).click();
      await phone.getByText(thanks).first().waitFor();
    });

    it('the load is awarded, and the carrier accepts the rate confirmation by link', async () => {
      await broker.getByText('$1,850.00').first().waitFor();
      await broker.getByLabel(say('resources.quotes.fields.saleValue')).fill('2200');
      await press('quotes.award.action');
      await broker.getByRole('dialog').getByRole('button').last().click();
      await broker.getByText(say('quotes.award.done')).waitFor();
      await broker.getByRole('link', { name: say('quotes.next.assigned.action') }).click();
      await broker.waitForURL(/\/admin\/shipments\/[\w-]{36}\/view/);
      load = await broker
        .getByText(/^E-\d{5}$/)
        .first()
        .innerText();
      const { name, accepted } = confirmationMessages[locale];
      const phone = await byMail('/confirmation', load);
      await phone.getByText(stopOf(2)).first().waitFor();
      await phone.getByLabel(name).fill('Rosa Elena Cantú');
      await phone.getByRole('button', { name: /^(Aceptar por|Accept for) \$1,850\.00/ }).click();
      await phone.getByRole('heading', { name: accepted[0]! }).waitFor();
    });

    it('the driver goes from stop to stop by link', async () => {
      driver = await phones.openWhatsApp(broker, say, load);
      await tap(t.step.at_pickup, 1, 'Apodaca', { isEarly: true });
      await tap(t.step.in_transit, 1, 'Apodaca');
      await tap(t.step.at_delivery, 2, 'León', { isEarly: true });
      await tap(t.leftDelivery, 2, 'León');
      await tap(t.step.at_delivery, 3, 'Silao', { isEarly: true });
      await tap(t.step.delivered, 3, 'Silao');
      await driver.getByRole('heading', { name: t.done[0]! }).waitFor();
      await hasStatus(broker, say, 'delivered');
    });

    it('all that the page of the proof documents asks for is sent', async () => {
      await openLoadTab(broker, 'evidence', locale);
      const phone = await phones.openWhatsApp(broker, say, CARRIER.name);
      sentCount = await sendProofDocuments(phone, `${locale} ${load}`);
    });

    it('the broker accepts it and closes the load, and the settlement is paid', async () => {
      await acceptAndClose(broker, say, sentCount);
      await openLoadTab(broker, 'money', locale);
      await broker.getByText('$1,850.00').first().waitFor();
      await paySettlement(broker, say);
    });

    const press = (key: string) =>
      broker
        .getByRole('button', { name: say(key), exact: true })
        .first()
        .click();
    const byMail = (page: string, about: string) =>
      phones.openMail({ to: CARRIER.email, page, about });
    const stopOf = (number: number) =>
      linkMessages[locale].stop.replace('{number}', String(number)).replace('{count}', '3');

    async function addGoods(index: number, [units, weight]: readonly [string, string]) {
      const add = broker.getByRole('button', { name: say('anden.stop.addGoods') });
      await add.nth(index).click();
      const input = (name: string) => broker.locator(`[name="stops.${index}.goods.0.${name}"]`);
      await input('units').fill(units);
      await input('weight').fill(weight);
    }

    /** Reports a step of a stop. */
    const tap = (action: string, stop: number, city: string, options = {}) =>
      tapStep(driver, `${action} ${stopOf(stop)}, ${city}`, options);
  });
}
