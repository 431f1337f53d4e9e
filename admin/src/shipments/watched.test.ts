import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../../api/testing/accessible.ts';
import { newPage } from '../../../api/testing/browser.ts';
import { product } from '../../../api/testing/product.ts';
import { say } from '../../../api/testing/say.ts';

/** A load on the board, its rate confirmation issued and accepted, moved and delayed by its carrier, watched. */
describe('a load on its way', function () {
  this.timeout(240_000);
  let broker: Page, carrier: Page, shipper: Page;
  let load: string, reference: string;

  before(async () => {
    const { url } = await product();
    const look = { locale: 'es', theme: 'light', url } as const;
    broker = await newPage({ ...look, user: 'broker@puente.test' });
    carrier = await newPage({ ...look, width: 390, user: 'carrier@regio.test' });
    shipper = await newPage({ ...look, user: 'shipper@maquila.test' });
  });

  after(() => Promise.all([broker, carrier, shipper].map((page) => page.close())));

  const press = (page: Page, key: string) =>
    page
      .getByRole('button', { name: say(key), exact: true })
      .first()
      .click();
  const heard = (page: Page, key: string) => page.getByText(say(key)).first().waitFor();

  it('stands on the board in the column of its status, which the address remembers', async () => {
    load = await ownLoad(carrier);
    await broker.goto('/admin/shipments');
    await broker.getByRole('button', { name: say('shipments.look.board') }).click();
    await broker.waitForURL(/view=board/);
    const column = broker.getByRole('region', { name: say('anden.status.shipments.assigned') });
    const card = column.getByRole('listitem').filter({ has: broker.locator(`a[href*="${load}"]`) });
    reference = (await card.getByRole('link').innerText()).trim();
    await card.getByRole('button', { name: new RegExp(reference) }).waitFor();
    await expectAccessible(broker);
    await broker.goto('/admin/shipments');
    await broker.waitForURL(/view=board/);
  });

  it('the broker issues a rate confirmation', async () => {
    await broker.goto(`/admin/shipments/${load}/view`);
    await broker.getByRole('button', { name: /^(Emitir confirmación|Nueva revisión)$/ }).click();
    const dialog = broker.getByRole('dialog');
    await dialog.getByLabel(say('rateConfirmations.evidences.signed_pod')).check();
    await dialog.locator('input[name=freeHours]').fill('3');
    await dialog.locator('input[name=paymentDays]').fill('15');
    await expectAccessible(broker);
    await dialog.locator('button[type=submit]').click();
    await heard(broker, 'rateConfirmations.done.issued');
    await heard(broker, 'rateConfirmations.states.open');
    await broker.screenshot({ path: '/tmp/rc/broker.png', fullPage: true });
  });

  it('the carrier reads and accepts it on the phone, moves the load, and reports a delay', async () => {
    await carrier.goto('/admin/carrier/quotes');
    await carrier.getByRole('link', { name: reference, exact: true }).click();
    await heard(carrier, 'rateConfirmations.waits');
    await expectAccessible(carrier);
    await readsDocument(carrier);
    await press(carrier, 'rateConfirmations.accept');
    await carrier
      .getByRole('dialog')
      .getByRole('button', { name: say('rateConfirmations.accept') })
      .click();
    await heard(carrier, 'rateConfirmations.done.accepted');
    await press(carrier, 'shipments.ahead.at_pickup');
    await heard(carrier, 'shipments.moved');
    await press(carrier, 'shipments.incidents.report');
    const dialog = carrier.getByRole('dialog');
    await dialog.getByRole('combobox', { name: say('shipments.incidents.type') }).click();
    await carrier.getByRole('option').first().click();
    await dialog.getByRole('radio').first().check();
    await dialog.getByLabel(say('shipments.incidents.delays')).check();
    await expectAccessible(carrier);
    await dialog.locator('button[type=submit]').click();
    await heard(carrier, 'shipments.incidents.reported');
    await heard(carrier, 'shipments.delayed');
    const { scrollWidth, width } = await carrier.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      width: innerWidth,
    }));
    expect(scrollWidth).to.be.at.most(width);
  });

  it('the broker sees that it was accepted, the incident and the delay', async () => {
    await broker.reload();
    await heard(broker, 'rateConfirmations.states.accepted');
    await heard(broker, 'shipments.delayed');
  });

  it('a customer reads in plain words where its load is, and nothing of what was agreed', async () => {
    await shipper.goto('/admin/shipments?view=list');
    await shipper.locator('main tbody a').first().click();
    await shipper
      .getByRole('status')
      .filter({ hasText: /carga|embarque/ })
      .first()
      .waitFor();
    const text = await shipper.locator('main').innerText();
    expect(text).not.to.include(say('rateConfirmations.title'));
    expect(text).not.to.match(/Regio|Lobo/);
    await expectAccessible(shipper);
  });
});

/** The id of a load that the carrier has still to pick up. */
function ownLoad(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const answer = await fetch('/api/shipments?status=assigned', { headers });
    const [first] = (await answer.json()) as { id: string }[];
    return first!.id;
  });
}

/** Reads the document with its terms and conditions, and saves it in English. */
async function readsDocument(page: Page) {
  await page
    .getByRole('button', { name: /^Leer documento de la revisión/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.frameLocator('iframe').getByText('Términos y condiciones').waitFor();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await dialog.waitFor({ state: 'detached' });
  const languages = page.getByRole('group', { name: say('rateConfirmations.language') });
  await languages.first().getByRole('button', { name: 'EN' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /PDF$/ }).first().click();
  expect((await saving).suggestedFilename()).to.match(/^rate-confirmation-E-\d+-\d+\.pdf$/);
}
