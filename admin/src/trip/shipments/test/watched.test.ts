import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { buildCompany, buildCustomer } from '../../../../../api/network/companies/test/factory.ts';
import type { Schemas } from '../../../../../api/core/contract/types.ts';
import { buildIncident } from '../../../../../api/catalogs/incidents/test/factory.ts';
import { buildInvitation } from '../../../../../api/quoting/invitations/test/factory.ts';
import { buildQuote, dayFrom } from '../../../../../api/quoting/quotes/test/factory.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { as } from '../../../../../api/testing/client.ts';
import { say } from '../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';
import type { User } from '../../../../../api/platform/users/User.ts';
import { openLoadTab } from '../../../../../api/testing/browser/loadTab.ts';

/**
 * A load on the board: its rate confirmation is issued and accepted, its carrier moves and delays it, its customer
 * watches it.
 */
describe('a load on its way', function () {
  this.timeout(240_000);
  let broker: Page, carrier: Page, shipper: Page;
  let load: string, reference: string;

  before(async () => {
    const company = await buildCompany();
    const { id: companyId } = company;
    const { id: customerId } = await buildCustomer(company);
    const agent = await buildUser({ companyId });
    const driver = await buildUser({ type: 'carrier' });
    const { email } = await buildUser({ type: 'shipper', companyId: customerId });
    await buildIncident();
    load = await awarded(agent, { companyId, customerId, carrierId: driver.carrierId! });
    broker = await newPage({ user: agent.email, path: '/admin/shipments' });
    carrier = await newPage({ width: 390, user: driver.email, path: 'about:blank' });
    shipper = await newPage({ user: email, path: 'about:blank' });
  });

  after(() => Promise.all([broker, carrier, shipper].map((page) => page.close())));

  const press = (page: Page, key: string) =>
    page
      .getByRole('button', { name: say(key), exact: true })
      .first()
      .click();
  const heard = (page: Page, key: string) => page.getByText(say(key)).first().waitFor();

  it('is on the board in the column of its status, and the address keeps the board', async () => {
    await broker.getByRole('button', { name: say('shipments.look.board') }).click();
    await broker.waitForURL(/view=board/);
    const column = broker.getByRole('region', { name: say('anden.status.shipments.assigned') });
    const card = column.getByRole('listitem').filter({ has: broker.locator(`a[href*="${load}"]`) });
    reference = (await card.getByRole('link').innerText()).trim();
    const next = `${say('shipments.ahead.at_pickup')}: ${reference}`;
    await card.getByRole('button', { name: next, exact: true }).waitFor();
    await expectAccessible(broker);
    await broker.goto('/admin/shipments');
    await broker.waitForURL(/view=board/);
  });

  it('the broker issues a rate confirmation', async () => {
    await broker.goto(`/admin/shipments/${load}/view`);
    await openLoadTab(broker, 'papers');
    await broker.getByRole('button', { name: /^(Emitir confirmación|Nueva revisión)$/ }).click();
    const dialog = broker.getByRole('dialog');
    await dialog.getByLabel(say('rateConfirmations.evidences.signed_pod')).check();
    await dialog.locator('input[name=freeHours]').fill('3');
    await dialog.locator('input[name=paymentDays]').fill('15');
    await expectAccessible(broker);
    await dialog.locator('button[type=submit]').click();
    await heard(broker, 'rateConfirmations.done.issued');
    await heard(broker, 'rateConfirmations.states.open');
  });

  it('the carrier reads and accepts it on the phone, moves the load, and reports a delay', async () => {
    await carrier.goto('/admin/carrier/quotes');
    await carrier.getByRole('link', { name: reference, exact: true }).click();
    await heard(carrier, 'rateConfirmations.waits');
    await expectAccessible(carrier);
    await carrier.getByRole('link', { name: say('rateConfirmations.read') }).click();
    await readsDocument(carrier);
    await press(carrier, 'rateConfirmations.accept');
    await carrier
      .getByRole('dialog')
      .getByRole('button', { name: say('rateConfirmations.accept') })
      .click();
    await heard(carrier, 'rateConfirmations.done.accepted');
    await press(carrier, 'shipments.ahead.at_pickup');
    const question = carrier.getByRole('dialog');
    await question.getByText('Faltan: operador, unidad y remolque.').waitFor();
    await question.getByRole('button', { name: say('shipments.lacks.goOn') }).click();
    await heard(carrier, 'shipments.moved');
    await openLoadTab(carrier, 'trip');
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

  it('the broker records the next step with its place and who called, and the activity log says so', async () => {
    await broker.getByRole('button', { name: say('shipments.move.more') }).click();
    await broker.getByRole('button', { name: say('shipments.lacks.goOn') }).click();
    const dialog = broker.getByRole('dialog').filter({ has: broker.locator('form') });
    await dialog.getByLabel(say('shipments.move.place')).fill('Caseta Sabinas');
    await dialog.getByLabel(say('shipments.move.toldBy')).fill('Chuy Ramos');
    await expectAccessible(broker);
    await dialog.locator('button[type=submit]').click();
    await openLoadTab(broker, 'history');
    const entry = broker.getByRole('listitem').filter({ hasText: 'Caseta Sabinas' });
    await entry.getByText(say('anden.timeline.toldBy', { name: 'Chuy Ramos' })).waitFor();
  });

  it('the customer sees where its load is, and nothing of the rate confirmation', async () => {
    await shipper.goto('/admin/shipments?view=list');
    await shipper.getByRole('link', { name: reference }).click();
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

interface Parties {
  companyId: string;
  customerId: string;
  carrierId: string;
}

/** The id of a load that the broker has awarded to the carrier, to be picked up today. */
async function awarded(broker: User, { carrierId, ...parties }: Parties): Promise<string> {
  const dates = { pickupDate: dayFrom(0), deliveryDate: dayFrom(3) };
  const { id: quoteId } = await buildQuote({ ...parties, ...dates });
  const { id: invitationId } = await buildInvitation({ quoteId, carrierId, rate: {} });
  const path = `/api/quotes/${quoteId}/award`;
  const { body } = await as(broker).post<Schemas['Quote']>(path, { invitationId });
  return body.shipmentId!;
}

/** Opens the document, expects its terms and conditions, and saves it in English. */
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
