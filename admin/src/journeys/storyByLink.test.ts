import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { answerMessages } from '../../../landing/src/links/answer/messages.ts';
import { confirmationMessages } from '../../../landing/src/links/confirmation/messages.ts';
import { priceMessages } from '../../../landing/src/links/price/messages.ts';
import { newPage, type PageOptions } from '../../../api/testing/browser.ts';
import { fillQuote, invite, submitQuote } from '../../../api/testing/browser/quoteForm.ts';
import { type Phones, startPhones } from '../../../api/testing/browser/phones.ts';
import { product } from '../../../api/testing/product.ts';
import { say as sayIn } from '../../../api/testing/say.ts';
import { openLoadTab } from '../../../api/testing/browser/loadTab.ts';
import { pressEscape } from '../../../api/testing/browser/soon.ts';

/** Carriers and a customer without an account. */
const JACARANDA = { name: 'Fletes Jacaranda Morena', locale: 'es' } as const;
const GOBERNADORA = { name: 'Logística Gobernadora Rojiza', locale: 'es' } as const;
const AMBER = { name: 'Amber Harbor Trucking', locale: 'en' } as const;
const NORTENA = { name: 'Fletes Loma Norteña', locale: 'es' } as const;
const CUSTOMER = 'Pinturas';
const WINNER = 'cotizaciones@fletes-loma-nortena.test';

const LOOKS: (PageOptions & { locale: 'es' | 'en' })[] = [
  { locale: 'es', theme: 'light', width: 1280 },
  { locale: 'en', theme: 'dark', width: 390 },
];

for (const look of LOOKS) {
  describe(`a load whose carriers and customer have no account, ${look.locale}`, function () {
    this.timeout(120_000);
    const say = (key: string, blanks?: Record<string, string | number>) =>
      sayIn(key, blanks, look.locale);
    let broker: Page;
    let reference: string;
    let phones: Phones;

    before(async () => {
      const { url } = await product();
      phones = startPhones(url);
      const path = '/admin/quotes/new';
      broker = await newPage({ ...look, url, user: 'broker@puente.test', path });
    });

    after(() => Promise.all([broker.close(), phones.close()]));

    const answer = (to: string) => phones.openMail({ to, page: '/answer', about: reference });

    it('the broker invites four carriers', async () => {
      await fillQuote(broker, say, { customer: CUSTOMER, pickup: 3, delivery: 6 });
      reference = await submitQuote(broker);
      const names = [JACARANDA, GOBERNADORA, AMBER, NORTENA].map(({ name }) => name);
      await invite(broker, say, names);
    });

    it('three answer on phones by the link of their mail, each in the language of the mail', async () => {
      const jacaranda = await answer('cotizaciones@fletes-jacaranda-morena.test');
      await rate(jacaranda, '1850');
      const gobernadora = await answer('cotizaciones@logistica-gobernadora-rojiza.test');
      const { es, en } = answerMessages;
      await gobernadora.getByLabel(es.basis).selectOption('parts');
      await gobernadora.getByLabel(es.linehaul).fill('1500');
      await gobernadora.getByLabel(es.borderCrossing).fill('400.50');
      await gobernadora.getByRole('button', { name: es.send }).click();
      await gobernadora.getByText(sent('$1,900.50 USD')).waitFor();
      const amber = await answer('rates@amber-harbor-trucking.test');
      await amber.getByText(en.decline).first().click();
      await amber.getByLabel('Reason').selectOption('no_availability');
      await amber.getByRole('button', { name: en.sendDecline }).click();
      await amber.getByText(en.standing.rejected_by_carrier[0]!).waitFor();
    });

    it('one answers by the link of the text for WhatsApp', async () => {
      const button = `${say('anden.link.action')}: ${NORTENA.name}`;
      await broker.getByRole('button', { name: button }).click();
      const whatsApp = broker.getByRole('link', { name: say('anden.link.whatsApp') });
      const to = await whatsApp.getAttribute('href');
      expect(to).to.match(/^https:\/\/wa\.me\/528665550002\?/);
      await pressEscape(broker);
      await rate(await phones.openWhatsApp(broker, say, NORTENA.name), '1795');
    });

    it('the broker sees the rates at once and shares a price, which the customer accepts by link', async () => {
      for (const amount of ['$1,850.00', '$1,900.50', '$1,795.00'])
        await broker.getByText(amount).first().waitFor();
      await broker
        .getByRole('button', { name: say('quotes.share.action') })
        .first()
        .click();
      const dialog = broker.getByRole('dialog');
      await dialog.getByLabel(say('resources.quotes.fields.saleValue')).fill('2200');
      await dialog.locator('button[type=submit]').click();
      await broker.getByText(say('quotes.share.done')).first().waitFor();
      const customer = await phones.openMail({ page: '/price', about: reference });
      expect(await customer.locator('main').innerText()).not.to.match(/1,795|1,850|Norteña/);
      await customer.getByRole('button', { name: /^(Aceptar|Accept) \$2,200\.00/ }).click();
      await customer.getByRole('heading', { name: titleOf(priceMessages, 'accepted') }).waitFor();
    });

    it('the load is awarded, and every carrier sees on its page how the request ended', async () => {
      await broker.getByText(say('quotes.feedback.accepted')).first().waitFor();
      await broker
        .getByRole('button', { name: say('quotes.award.action') })
        .first()
        .click();
      await broker.getByRole('dialog').getByRole('button').last().click();
      await broker.getByText(say('quotes.award.done')).waitFor();
      const [jacaranda, , , nortena] = phones.all as [Page, Page, Page, Page];
      await nortena.reload();
      await nortena.getByText(answerMessages.es.standing.assigned[0]!).waitFor();
      await jacaranda.reload();
      await jacaranda.getByText(answerMessages.es.standing.rejected[0]!).waitFor();
      expect(await jacaranda.locator('main').innerText()).not.to.match(/Norteña|1,795|2,200/);
    });

    it('the carrier accepts the rate confirmation by link, with a name', async () => {
      await broker.getByRole('link', { name: say('quotes.next.assigned.action') }).click();
      await broker.waitForURL(/\/admin\/shipments\/[\w-]{36}\/view/);
      const load = await broker
        .getByText(/^E-\d{5}$/)
        .first()
        .innerText();
      await openLoadTab(broker, 'papers', look.locale);
      const carrier = await phones.openMail({ to: WINNER, page: '/confirmation', about: load });
      const { es } = confirmationMessages;
      await carrier.getByLabel(es.name).fill('Rosa Elena Cantú');
      await carrier.getByRole('button', { name: /^Aceptar por \$1,795\.00/ }).click();
      await carrier.getByRole('heading', { name: es.accepted[0]! }).waitFor();
      await broker.getByText('Rosa Elena Cantú').first().waitFor();
    });
  });
}

async function rate(page: Page, amount: string) {
  const { allIn, send } = answerMessages.es;
  await page.getByLabel(allIn).fill(amount);
  await page.getByRole('button', { name: send }).click();
  await page.getByText(answerMessages.es.thanks).first().waitFor();
}

const sent = (amount: string) => answerMessages.es.standing.rated[0]!.replace('{amount}', amount);

/** The title of a state of a page of a link, in either language. */
function titleOf({ es, en }: typeof priceMessages, standing: 'accepted'): RegExp {
  return new RegExp(`^(${es.standing[standing][0]}|${en.standing[standing][0]})$`);
}
