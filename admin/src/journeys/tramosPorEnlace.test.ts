import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { answerMessages } from '../../../landing/src/links/answer/messages.ts';
import { confirmationMessages } from '../../../landing/src/links/confirmation/messages.ts';
import { movesMessages } from '../../../landing/src/links/moves/messages.ts';
import { trackingMessages } from '../../../landing/src/links/tracking/messages.ts';
import { newPage } from '../../../api/testing/browser.ts';
import {
  expectOwnLegAlone,
  invitedCarriers,
  type LegCarrier,
  loser,
  winners,
} from '../../../api/testing/browser/legCarriers.ts';
import { openLoadTab } from '../../../api/testing/browser/loadTab.ts';
import { type Phones, startPhones } from '../../../api/testing/browser/phones.ts';
import {
  askByLegs,
  fillQuote,
  invite,
  type Say,
  submitQuote,
} from '../../../api/testing/browser/quoteForm.ts';
import { soon } from '../../../api/testing/browser/soon.ts';
import {
  acceptAndClose,
  hasStatus,
  paySettlement,
  sendProofDocuments,
  tapStep,
} from '../../../api/testing/browser/trip.ts';
import { product } from '../../../api/testing/product.ts';
import { say as sayIn } from '../../../api/testing/say.ts';

const CUSTOMER = 'Pinturas';
const SALE = '$4,200';
const LOOKS = [
  { locale: 'es', theme: 'light' },
  { locale: 'en', theme: 'dark' },
] as const;

/** A load from Apodaca to Dallas, by a broker and three carriers without an account, from the request to three settlements. */
for (const look of LOOKS) {
  describe(`a load by legs whose carriers have no account, ${look.locale}`, function () {
    this.timeout(300_000);
    const { locale } = look;
    const say: Say = (key, blanks) => sayIn(key, blanks, locale);
    const kindOf = ({ leg }: LegCarrier) => say(`quotes.legs.kind.${leg}`);
    const secrets = [CUSTOMER, SALE];
    let broker: Page, customer: Page;
    let phones: Phones;
    let loadPath: string;
    /** By leg: the folio of its quote, and later that of its load with the path of its page. */
    const quoteOf: Record<string, string> = {};
    const loadOf: Record<string, { reference: string; path: string }> = {};

    before(async () => {
      const { url } = await product();
      phones = startPhones(url, locale);
      const path = '/admin/quotes/new';
      broker = await newPage({ ...look, url, width: 1366, user: 'broker@puente.test', path });
    });

    after(() => Promise.all([broker?.close(), phones?.close()]));

    it('the broker asks for each leg, and invites its carriers', async () => {
      await fillQuote(broker, say, { customer: CUSTOMER, pickup: 3, delivery: 8 });
      await askByLegs(broker, say, 'Colombia');
      await submitQuote(broker);
      for (const winner of winners) {
        const kind = kindOf(winner);
        await broker.getByRole('tab', { name: kind }).click();
        const title = broker.getByRole('heading', { name: `${kind} · Q-` });
        quoteOf[winner.leg] = /Q-\d{5}/.exec(await title.innerText())![0];
        const invited = invitedCarriers.filter(({ leg }) => leg === winner.leg);
        await invite(
          broker,
          say,
          invited.map(({ name }) => name),
        );
        await broker.getByRole('tab', { name: `${kind} 0/${invited.length}` }).waitFor();
      }
    });

    for (const carrier of invitedCarriers) {
      it(`${carrier.name} reads the ${carrier.leg} leg alone by its mail, and answers it`, async () => {
        const phone = await byMail(carrier, '/answer', quoteOf[carrier.leg]!);
        const { allIn, send, thanks } = answerMessages[locale];
        await phone.getByText(kindOf(carrier), { exact: true }).waitFor();
        await expectOwnLegAlone(phone, carrier, { secrets });
        await phone.getByLabel(allIn).fill(carrier.rate);
        await phone.getByRole('button', { name: send }).click();
        await phone.getByText(thanks).first().waitFor();
        await phone.getByText(carrier.amount).first().waitFor();
        await phone.close();
      });
    }

    it('the broker sees the cheapest combination, at the sum of its rates, and assigns it with one press', async () => {
      await broker.getByRole('tab', { name: say('quotes.legs.tab.compare') }).click();
      const cheapest = broker
        .getByRole('listitem')
        .filter({ has: broker.getByRole('heading', { name: say('quotes.legs.way.both') }) });
      await cheapest.getByText(winners[2]!.amount).waitFor();
      await soon(async () => {
        const text = await cheapest.innerText();
        for (const { name } of winners) expect(text).to.include(name);
        const [cost = 0, ...rates] = amountsIn(text);
        expect(rates).to.have.length(3);
        expect(cost).to.equal(rates.reduce((sum, rate) => sum + rate));
      });
      await broker.getByLabel(say('resources.quotes.fields.saleValue')).fill('4200');
      const award = { name: say('quotes.legs.award'), exact: true };
      await broker.getByRole('button', award).click();
      await broker.getByRole('dialog').getByRole('button', award).click();
      await broker.getByText(say('quotes.legs.awarded')).first().waitFor();
      await broker
        .getByRole('link', { name: say('quotes.next.assigned.action'), exact: true })
        .first()
        .click();
      await broker.waitForURL(/\/admin\/shipments\/[\w-]{36}\/view/);
      loadPath = new URL(broker.url()).pathname;
      for (const { leg, name } of winners) {
        const item = legsOfLoad().filter({ hasText: name });
        const link = item.getByRole('link', { name: /E-\d{5}/ });
        const reference = await link.innerText();
        loadOf[leg] = { reference, path: (await link.getAttribute('href'))! };
      }
    });

    it('the carrier that was too dear reads that another rate was chosen, and not whose', async () => {
      const phone = await byMail(loser, '/answer', quoteOf[loser.leg]!);
      await phone.getByText(answerMessages[locale].standing.rejected[0]!).waitFor();
      await expectOwnLegAlone(phone, loser, { secrets });
      await phone.close();
    });

    for (const carrier of winners) {
      it(`${carrier.name} accepts the rate confirmation of its leg by link`, async () => {
        const { name, accepted } = confirmationMessages[locale];
        const phone = await byMail(carrier, '/confirmation', loadOf[carrier.leg]!.reference);
        await phone.getByText(carrier.amount).first().waitFor();
        await expectOwnLegAlone(phone, carrier, { secrets, namesNeighbours: true });
        await phone.getByLabel(name).fill('Rosa Elena Cantú');
        await phone.getByRole('button', { name: acceptFor(carrier) }).click();
        await phone.getByRole('heading', { name: accepted[0]! }).waitFor();
        await phone.close();
      });
    }

    it('the customer follows one load with its stages by link, and reads of no carrier', async () => {
      customer = await phones.openWhatsApp(broker, say, CUSTOMER);
      await stages().nth(2).waitFor();
      const { status, legs } = trackingMessages[locale];
      for (const [at, { leg, cities }] of winners.entries())
        expect((await stages().nth(at).innerText()).split('\n')).to.deep.equal([
          legs[leg],
          cities.join(' → '),
          status.assigned,
        ]);
      await expectNoCarrier();
    });

    for (const carrier of winners) {
      it(`${carrier.name} drives its leg by taps, which the broker and the customer see`, async () => {
        const { reference, path } = loadOf[carrier.leg]!;
        const { step, done } = movesMessages[locale];
        await broker.goto(path);
        const driver = await phones.openWhatsApp(broker, say, reference);
        await driver.getByRole('button', { name: step.at_pickup }).waitFor();
        await expectOwnLegAlone(driver, carrier, { secrets, namesNeighbours: true });
        await tapStep(driver, step.at_pickup, { isEarly: true });
        await tapStep(driver, step.in_transit);
        if (carrier.leg === 'transfer') {
          await tapStep(driver, step.at_border);
          await showsCustomer('at_border', carrier, 'at_border');
        }
        await tapStep(driver, step.at_delivery, { isEarly: true });
        await tapStep(driver, step.delivered);
        await driver.getByRole('heading', { name: done[0]! }).waitFor();
        await driver.close();
        await hasStatus(broker, say, 'delivered');
        const isLast = carrier === winners.at(-1);
        await showsCustomer(isLast ? 'delivered' : 'in_transit', carrier, 'delivered');
      });
    }

    for (const carrier of winners) {
      it(`${carrier.name} sends the evidence of its leg by link, which the broker accepts and pays`, async () => {
        const { reference, path } = loadOf[carrier.leg]!;
        await broker.goto(path);
        await openLoadTab(broker, 'evidence', locale);
        const phone = await phones.openWhatsApp(broker, say, carrier.name);
        const sentCount = await sendProofDocuments(phone, `${locale} ${reference}`);
        await phone.close();
        await acceptAndClose(broker, say, sentCount);
        await openLoadTab(broker, 'money', locale);
        await broker.getByText(carrier.amount).first().waitFor();
        await paySettlement(broker, say);
      });
    }

    it('the load is closed with its last leg, and its customer has the proof of delivery', async () => {
      await broker.goto(loadPath);
      await hasStatus(broker, say, 'closed');
      await openLoadTab(broker, 'money', locale);
      await showsCustomer('closed', winners[2]!, 'closed');
      const { open, types } = trackingMessages[locale];
      await customer.getByRole('button', { name: `${open}: ${types.signed_pod}` }).waitFor();
    });

    const legsOfLoad = () =>
      broker.getByRole('region', { name: say('shipments.byLegs.title') }).getByRole('listitem');
    const stages = () =>
      customer
        .locator('section')
        .filter({ has: customer.getByRole('heading', { name: trackingMessages[locale].stages }) })
        .getByRole('listitem');
    const byMail = ({ email: to }: LegCarrier, page: string, about: string) =>
      phones.openMail({ to, page, about });

    type Status = keyof typeof trackingMessages.es.status;

    /** Waits until the customer reads the status of the load, and that of a leg. */
    async function showsCustomer(ofLoad: Status, { leg }: LegCarrier, ofLeg: Status) {
      const { status, legs } = trackingMessages[locale];
      await soon(async () => {
        await customer.reload();
        const stage = stages().filter({ hasText: legs[leg] });
        await stage.getByText(status[ofLeg]).waitFor({ timeout: 3000 });
        await customer.getByRole('heading', { name: status[ofLoad] }).waitFor({ timeout: 1000 });
      });
      await expectNoCarrier();
    }

    async function expectNoCarrier() {
      const text = await customer.locator('main').innerText();
      const amounts = invitedCarriers.map(({ amount }) => amount.split('.')[0]!);
      for (const hidden of [...invitedCarriers.map(({ name }) => name), ...amounts, SALE])
        expect(text).not.to.include(hidden);
    }
  });
}

/** The button that accepts the rate of a carrier, in either language. */
function acceptFor({ amount }: LegCarrier): RegExp {
  return new RegExp(`^(Aceptar por|Accept for) ${amount.replace(/[$.]/g, '\\$&')} `);
}

/** The amounts in US dollars in a text, in cents. */
function amountsIn(text: string): number[] {
  return [...text.matchAll(/\$([\d,]+\.\d\d) USD/g)].map(([, amount]) =>
    Math.round(Number(amount!.replaceAll(',', '')) * 100),
  );
}
