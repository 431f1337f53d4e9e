import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../../api/testing/accessible.ts';
import { newPage } from '../../../api/testing/browser.ts';
import {
  fillQuote,
  inDays,
  invite,
  shownReference,
  submitQuote,
} from '../../../api/testing/browser/quoteForm.ts';
import { soon } from '../../../api/testing/browser/soon.ts';
import { hasStatus } from '../../../api/testing/browser/trip.ts';
import { product } from '../../../api/testing/product.ts';
import { say } from '../../../api/testing/say.ts';

/** The later steps of a quote: requoted, price shared, accepted, assigned, unassigned, assigned again, delivered. */
describe('a quote that is requoted, from its rates to the delivery', function () {
  this.timeout(180_000);
  let broker: Page, regio: Page, lobo: Page, shipper: Page;
  let path: string, reference: string;

  before(async () => {
    const { url } = await product();
    const look = { locale: 'es', theme: 'light', width: 1280, url } as const;
    broker = await newPage({ ...look, user: 'broker@puente.test', path: '/admin/quotes/new' });
    regio = await newPage({ ...look, width: 390, user: 'carrier@regio.test' });
    lobo = await newPage({ ...look, width: 390, user: 'carrier@lobo.test' });
    shipper = await newPage({ ...look, user: 'shipper@maquila.test', path: 'about:blank' });
  });

  after(() => Promise.all([broker, regio, lobo, shipper].map((page) => page.close())));

  const press = (page: Page, key: string, blanks = {}) =>
    page
      .getByRole('button', { name: say(key, blanks), exact: true })
      .first()
      .click();
  const submit = (page: Page) => page.getByRole('dialog').locator('button[type=submit]').click();
  const heard = (page: Page, key: string) => page.getByText(say(key)).first().waitFor();

  it('the broker requotes, sees the differences, and the old quote is replaced', async () => {
    await fillQuote(broker, say, { customer: 'Maquila', pickup: 3, delivery: 9 });
    const oldReference = await submitQuote(broker);
    await invite(broker, say, ['Transportes Regio']);
    const old = broker.url();
    await broker.getByRole('link', { name: say('quotes.again.action') }).click();
    await broker.waitForURL(/\/requote$/);
    await broker.locator('input[name=pickupDate]').fill(inDays(5));
    await broker.getByRole('alert').getByText(say('resources.quotes.fields.pickupDate')).waitFor();
    await expectAccessible(broker);
    await broker.locator('button[type=submit]').click();
    await heard(broker, 'quotes.again.done');
    await broker.waitForURL((url) => VIEW.test(url.pathname) && url.href !== old);
    path = new URL(broker.url()).pathname;
    reference = await shownReference(broker, oldReference);
  });

  it("one carrier answers, the broker records the other's answer of a call", async () => {
    await invite(broker, say, ['Transportes Regio', 'Lobo Freight']);
    await regio.reload();
    await regio.getByText(reference).click();
    await press(regio, 'invitations.rate.action');
    await regio.getByLabel(say('invitations.rate.allIn')).fill('1850');
    await submit(regio);
    await heard(regio, 'invitations.rate.done');
    const call = `${say('quotes.call.action')}: Lobo Freight`;
    await broker.getByRole('button', { name: call }).click();
    await broker.getByLabel(say('quotes.call.reportedBy')).fill('Dana');
    await broker.getByLabel(say('quotes.call.outcomes.rated')).check();
    await broker.getByLabel(say('invitations.rate.allIn')).fill('1900');
    await submit(broker);
    await heard(broker, 'quotes.call.done');
    await broker.getByText('$1,850.00').first().waitFor({ timeout: 20_000 });
  });

  it('a rate is rejected, and the rejection is undone', async () => {
    const reject = `${say('quotes.reject.action')}: Lobo Freight`;
    await broker.getByRole('button', { name: reject }).click();
    await broker.getByLabel(say('anden.reasons.rate_too_high')).check();
    await submit(broker);
    await heard(broker, 'quotes.reject.done');
    const restore = `${say('quotes.restore.action')}: Lobo Freight`;
    await broker.getByRole('button', { name: restore }).click();
    await heard(broker, 'quotes.restore.done');
  });

  it('the price is shared, and the customer accepts it without seeing the cost', async () => {
    await press(broker, 'quotes.share.action');
    await broker
      .getByRole('dialog')
      .getByLabel(say('resources.quotes.fields.saleValue'))
      .fill('2200');
    await expectAccessible(broker);
    await submit(broker);
    await heard(broker, 'quotes.share.done');
    await shipper.goto(path);
    await shipper.getByText('$2,200.00').first().waitFor();
    expect(await shipper.locator('main').innerText()).not.to.match(/1,850|1,900|Regio|Lobo/);
    await press(shipper, 'quotes.accept.action');
    await submit(shipper);
    await heard(shipper, 'quotes.accept.done');
    await broker.reload();
    await heard(broker, 'quotes.feedback.accepted');
  });

  it('the load is assigned, unassigned, and assigned to the more expensive carrier with a reason', async () => {
    await award();
    await press(broker, 'quotes.unassign.action');
    await broker.getByLabel(say('anden.reasons.carrier_cancelled')).check();
    await submit(broker);
    await heard(broker, 'quotes.unassign.done');
    await broker.getByRole('radio', { name: 'Lobo Freight' }).check();
    await broker.getByLabel(say('quotes.award.why')).click();
    await broker.getByRole('option', { name: say('anden.reasons.other') }).click();
    await broker
      .getByRole('button', { name: say('quotes.award.action'), disabled: true })
      .waitFor();
    await broker.getByLabel(say('anden.reasons.comment')).fill('Ya tiene caja en el patio');
    await expectAccessible(broker);
    await award();
    await regio.reload();
    await regio.getByText(say('invitations.standing.rejected.title')).waitFor();
  });

  it('the load is delivered, and its history shows every step', async () => {
    await broker.getByRole('link', { name: say('quotes.next.assigned.action') }).click();
    await broker.waitForURL(/\/admin\/shipments\/[\w-]{36}\/view/);
    const load = new URL(broker.url()).pathname.replace('/admin', '/api').replace('/view', '');
    for (const status of STEPS) expect(await moved(lobo, load, status)).to.equal(200);
    await broker.reload();
    await hasStatus(broker, say, 'delivered');
    await broker.goto(path.replace('/quotes/', '/history/').replace('/view', ''));
    await broker.getByText(say('anden.reasons.carrier_cancelled')).first().waitFor();
    await soon(async () => {
      const story = await broker.locator('main').innerText();
      expect(story).to.include(reference).and.include('Ya tiene caja en el patio');
    });
    await expectAccessible(broker);
    await lobo.goto('/admin/carrier/history');
    await lobo.getByText(reference).first().waitFor();
    expect(await lobo.locator('main').innerText()).not.to.match(/Regio|Maquila|2,200/);
    await expectAccessible(lobo);
  });

  async function award() {
    await press(broker, 'quotes.award.action');
    await broker.getByRole('dialog').getByRole('button').last().click();
    await heard(broker, 'quotes.award.done');
    await broker.getByText(say('quotes.next.assigned.text')).waitFor();
  }
});

const VIEW = /\/admin\/quotes\/[\w-]{36}\/view/;
const STEPS = ['at_pickup', 'in_transit', 'at_border', 'at_delivery', 'delivered'];

/** The driver's steps, sent as the API calls of the page. */
function moved(page: Page, load: string, status: string) {
  return page.evaluate(
    async ([url, to]) => {
      const headers = {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      };
      const body = JSON.stringify({ status: to, isEarly: true });
      return (await fetch(`${url}/move`, { method: 'POST', headers, body })).status;
    },
    [load, status] as const,
  );
}
