import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { as } from '../../../../../../api/testing/client.ts';
import { say } from '../../../../../../api/testing/say.ts';
import { buildCarrier } from '../../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../../api/network/companies/test/factory.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';
import { buildLeg } from '../../../../../../api/trip/legs/test/factory.ts';
import { buildConfirmation } from '../../../../../../api/trip/rateConfirmations/test/factory.ts';
import { buildShipment } from '../../../../../../api/trip/shipments/test/factory.ts';

describe('A step of a load without accepted confirmation, operator, unit or trailer', function () {
  this.timeout(120_000);
  let companyId: string, carrierId: string, email: string;

  before(async () => {
    ({ id: companyId } = await buildCompany());
    ({ id: carrierId } = await buildCarrier({ companyId }));
    ({ email } = await buildUser({ companyId }));
  });

  const load = (movement: 'mexico' | 'us' = 'mexico') =>
    buildShipment({ companyId, carrierId, movement, status: 'assigned' });

  /** The board, and the button of the load's next step on its card. */
  async function board(id: string, locale: 'es' | 'en' = 'es', width = 1366) {
    const page = await newPage({ user: email, locale, width, path: '/admin/shipments?view=board' });
    const card = page.getByRole('listitem').filter({ has: page.locator(`a[href*="${id}"]`) });
    const step = (to: string) =>
      card.getByRole('button', { name: say(`shipments.ahead.${to}`, {}, locale) });
    return { page, step };
  }

  const said = (page: Page, locale: 'es' | 'en' = 'es') =>
    page
      .getByText(say('shipments.moved', {}, locale))
      .first()
      .waitFor();

  it('asks once on the board, naming all that lacks, and not again for the next step', async () => {
    const { id } = await load();
    const { page, step } = await board(id);
    await step('at_pickup').first().click();
    const dialog = page.getByRole('dialog');
    const text = 'Faltan: confirmación de tarifa, operador, unidad y remolque. ';
    await dialog.getByText(`${text}¿Registrar el paso de todos modos?`).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Registrar el paso' }).click();
    await said(page);
    await step('in_transit').first().click();
    await step('at_delivery').first().waitFor();
    await page.close();
  });

  it('asks in English on a phone, and a press on what lacks leads there and takes no step', async () => {
    const { id } = await load('us');
    await buildConfirmation(id);
    await buildLeg({ shipmentId: id, kind: 'domestic', operatorName: 'Al', unitPlates: 'R123456' });
    const { page, step } = await board(id, 'en', 390);
    await step('at_pickup').first().click();
    const dialog = page.getByRole('dialog');
    const text = 'Missing: acceptance of the rate confirmation and trailer. ';
    await dialog.getByText(`${text}Record the step anyway?`).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'trailer' }).click();
    await page.waitForURL(new RegExp(`/admin/shipments/${id}/view\\?tab=papers`));
    await page.getByRole('heading', { name: say('legs.title', {}, 'en') }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const next = say('shipments.ahead.at_pickup', {}, 'en');
    await page.getByRole('button', { name: next, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Record the step' }).click();
    await said(page, 'en');
    await page.close();
  });

  it('asks nothing where nothing lacks', async () => {
    const { id } = await load();
    const { hash, id: revision } = await buildConfirmation(id);
    const carrier = as(await buildUser({ type: 'carrier', carrierId }));
    const path = `/api/shipments/${id}/rateConfirmations/${revision}/accept`;
    expect((await carrier.post(path, { hash })).status).to.equal(200);
    const of = { shipmentId: id, kind: 'domestic', operatorName: 'Juan Pérez' } as const;
    await buildLeg({ ...of, unitPlates: '12AB3C', trailerPlates: '45DE6F' });
    const { page, step } = await board(id);
    await step('at_pickup').first().click();
    await said(page);
    expect(await page.getByRole('dialog').count()).to.equal(0);
    await page.close();
  });
});
