import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildCarrier } from '../api/network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../api/network/companies/test/factory.ts';
import { buildInvitation } from '../api/quoting/invitations/test/factory.ts';
import { buildToken } from '../api/platform/links/test/factory.ts';
import { Link } from '../api/platform/links/Link.ts';
import { buildQuote, dayFrom } from '../api/quoting/quotes/test/factory.ts';
import { Quote } from '../api/quoting/quotes/Quote.ts';
import { buildConfirmation } from '../api/trip/rateConfirmations/test/factory.ts';
import { RateConfirmation } from '../api/trip/rateConfirmations/RateConfirmation.ts';
import { buildShipment } from '../api/trip/shipments/test/factory.ts';
import { expectAccessible } from '../api/testing/accessible.ts';
import { newPage, type PageOptions } from '../api/testing/browser.ts';
import { soon } from '../api/testing/browser/soon.ts';
import { as } from '../api/testing/client.ts';
import { buildUser } from '../api/platform/users/test/factory.ts';

const PHONE = { width: 390, height: 844 };

/** Does to a page what a mail scanner does that opens it and runs its scripts. */
async function scan(page: Page): Promise<void> {
  await page.evaluate(
    `for (const type of ['pointerdown', 'keydown', 'click', 'submit', 'scroll', 'mousemove'])
      for (const one of [document.body, ...document.querySelectorAll('form')])
        one.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    for (const one of document.querySelectorAll('main button')) one.click(); undefined`,
  );
  await page.reload();
}

describe('The page on which a customer answers a price by link', function () {
  this.timeout(120_000);

  async function priced(options: PageOptions = {}) {
    const company = await buildCompany({ name: 'Puente de Prueba' });
    const customer = await buildCustomer(company);
    const parties = { companyId: company.id, customerId: customer.id };
    const { id } = await buildQuote({ ...parties, status: 'rated' });
    await buildInvitation({ quoteId: id, rate: { allIn: '1500.00' } });
    const broker = as(await buildUser({ companyId: company.id }));
    const share = (saleValue: string) =>
      broker.post(`/api/quotes/${id}/share`, { saleValue, validUntil: dayFrom(3) });
    await share('2000.00');
    const token = await buildToken({ kind: 'price', subjectId: id, partyId: customer.id });
    const page = await newPage({ ...PHONE, ...options });
    const address = `${options.locale === 'en' ? '/en' : ''}/price#${token}`;
    await page.goto(address);
    await page.getByText('Monterrey, Nuevo León → Dallas, Texas').waitFor();
    const quote = async () => (await Quote.query().findOne({ id }))!;
    const openedAt = async () => (await Link.query().findOne({ subjectId: id }))!.openedAt;
    return { page, address, quote, share, openedAt };
  }

  it('changes nothing when a scanner opens it; a person rejects, and accepts the better price', async () => {
    const { page, quote, share, openedAt } = await priced();
    await scan(page);
    await page.getByText('$2,000.00 USD sin IVA').waitFor();
    await expectAccessible(page);
    expect([await openedAt(), (await quote()).customerAnswer]).to.deep.equal([null, null]);
    await page.getByText('Rechazar precio').first().click();
    await page.getByLabel('Motivo').selectOption('rate_too_high');
    await page.getByRole('button', { name: 'Rechazar precio' }).click();
    await page.getByRole('heading', { name: 'Rechazó el precio' }).waitFor();
    expect(await openedAt()).to.not.equal(null);
    expect((await quote()).status).to.equal('rejected');
    await share('1800.00');
    await page.reload();
    await page.getByRole('button', { name: 'Aceptar $1,800.00 USD' }).click();
    await page.getByRole('heading', { name: 'Aceptó el precio' }).waitFor();
    await expectAccessible(page);
    expect((await quote()).customerAnswer).to.equal('accepted');
    await page.close();
  });

  it('keeps an answer without a network, sends it once there is one, and never to a price that nobody read', async () => {
    const { page, address, quote, share } = await priced({ locale: 'en', theme: 'dark' });
    const context = page.context();
    const first = await context.newPage();
    await page.goto('about:blank');
    await first.goto(address);
    await first.getByLabel('Comment for the broker').first().fill('Call the dock first');
    await context.setOffline(true);
    await first.getByRole('button', { name: 'Accept $2,000.00 USD' }).click();
    await first.getByText(/^No connection\. Your answer is kept/).waitFor();
    await first.close();
    await share('2500.00');
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto(address);
    await later.getByText('The price changed while you read it').waitFor();
    expect((await quote()).customerAnswer).to.equal(null);
    await expectAccessible(later);
    await later.getByRole('button', { name: 'Accept $2,500.00 USD' }).click();
    await later.getByRole('heading', { name: 'You accepted the price' }).waitFor();
    await soon(async () =>
      expect(await later.evaluate('Object.values(localStorage).join()')).to.not.include('dock'),
    );
    await later.close();
    await page.close();
  });
});

describe('The page on which a carrier accepts a rate confirmation by link', function () {
  this.timeout(120_000);

  it('asks for nothing until the text that is accepted is shown, and tries again to read it', async () => {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const { id } = await buildShipment({ companyId, carrierId, status: 'assigned' });
    await buildConfirmation(id);
    const token = await buildToken({ kind: 'confirmation', subjectId: id, partyId: carrierId });
    const page = await newPage(PHONE);
    const refused = page.waitForResponse(/\/sheet$/);
    await page.route('**/sheet', (route) => route.fulfill({ status: 429, json: {} }));
    await page.goto(`/confirmation#${token}`);
    await (await refused).finished();
    await page.getByText('Abriendo la confirmación…').waitFor();
    expect(await page.getByLabel('Nombre de quien acepta').count()).to.equal(0);
    await page.unroute('**/sheet');
    await page.getByRole('heading', { name: 'Términos y condiciones' }).waitFor();
    await page.getByLabel('Nombre de quien acepta').waitFor();
    await page.close();
  });

  it('changes nothing when a scanner opens it; a person accepts the revision that replaced the first', async () => {
    const { id: companyId } = await buildCompany({ name: 'Puente de Prueba' });
    const { id: carrierId } = await buildCarrier({ companyId });
    const load = { companyId, carrierId, purchaseCost: '1000.00' };
    const { id } = await buildShipment({ ...load, status: 'assigned' });
    await buildConfirmation(id);
    const token = await buildToken({ kind: 'confirmation', subjectId: id, partyId: carrierId });
    const page = await newPage(PHONE);
    await page.goto(`/confirmation?revision=1#${token}`);
    await page.getByRole('heading', { name: 'Términos y condiciones' }).waitFor();
    await scan(page);
    await page.getByRole('button', { name: 'Aceptar por $1,000.00 USD más IVA' }).waitFor();
    await expectAccessible(page);
    expect((await Link.query().findOne({ subjectId: id }))!.openedAt).to.equal(null);
    const broker = as(await buildUser({ companyId }));
    const terms = { freeHours: 4, paymentDays: 15, evidence: ['signed_pod'] };
    await broker.post(`/api/shipments/${id}/rateConfirmations`, terms);
    await page.getByLabel('Nombre de quien acepta').fill('Jorge Luna');
    await page.getByRole('button', { name: 'Aceptar por $1,000.00 USD más IVA' }).click();
    await page.getByRole('heading', { name: 'Esta revisión fue reemplazada' }).waitFor();
    await page.getByText('La vigente es la revisión 2').waitFor();
    await page.getByRole('button', { name: 'Leer la revisión vigente' }).click();
    await page.getByText('Revisión 2', { exact: false }).first().waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar PDF' }).click();
    expect((await saved).suggestedFilename()).to.match(/^confirmacion-E-\d+-2\.pdf$/);
    await page.getByLabel('Nombre de quien acepta').fill('Jorge Luna');
    await page.getByRole('button', { name: /^Aceptar por/ }).dblclick();
    await page.getByText(/^La aceptó Jorge Luna el/).waitFor();
    await page.getByText(/Aceptada electrónicamente por Jorge Luna/).waitFor();
    await expectAccessible(page);
    const rows = await RateConfirmation.query().where({ shipmentId: id }).orderBy('revision');
    expect(rows.map(({ acceptedName }) => acceptedName)).to.deep.equal([null, 'Jorge Luna']);
    await page.close();
  });
});
