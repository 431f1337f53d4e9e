import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildCompany, buildCustomer } from '../../../api/network/companies/test/factory.ts';
import { buildInvitation } from '../../../api/quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../../../api/testing/accessible.ts';
import { newPage } from '../../../api/testing/browser.ts';
import { soon } from '../../../api/testing/browser/soon.ts';
import { say } from '../../../api/testing/say.ts';
import { buildUser } from '../../../api/platform/users/test/factory.ts';

/** Amounts that are probably a mistake need a confirmation, whose sentences contain the numbers. */
describe('an amount that is probably a mistake', function () {
  this.timeout(120_000);
  let broker: Page;
  let carrier: Page;

  before(async () => {
    const company = await buildCompany();
    const { id: companyId } = company;
    const { id: customerId } = await buildCustomer(company);
    const { id: rated } = await buildQuote({ companyId, customerId });
    await buildInvitation({ quoteId: rated, rate: { allIn: '1500.00' } });
    const { id: sent } = await buildQuote({ companyId, targetRate: '1900.00' });
    const user = await buildUser({ type: 'carrier' });
    const { id } = await buildInvitation({ quoteId: sent, carrierId: user.carrierId! });
    const { email } = await buildUser({ companyId });
    broker = await newPage({ user: email, path: `/admin/quotes/${rated}/view` });
    const path = `/admin/carrier/quotes/view?id=${id}`;
    carrier = await newPage({ user: user.email, width: 390, path });
  });

  after(() => Promise.all([broker.close(), carrier.close()]));

  it('is shown before the load is assigned below its cost', async () => {
    await broker.getByLabel('Precio al cliente').fill('1.50');
    await broker.getByRole('button', { name: 'Asignar transportista' }).first().click();
    const dialog = broker.getByRole('dialog');
    await dialog.getByText(/La venta, \$1\.50 (USD|MXN), está por debajo del costo/).waitFor();
    await expectAccessible(broker);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
  });

  it('is the price typed beside the comparison when a price is shared (it was lost)', async () => {
    await broker.getByLabel('Precio al cliente').fill('99,000');
    await broker.getByRole('button', { name: 'Compartir tarifa' }).click();
    const dialog = broker.getByRole('dialog');
    await soon(async () =>
      expect(await dialog.getByLabel('Precio al cliente').inputValue()).to.equal('99000'),
    );
    await dialog.getByText('Costo', { exact: true }).waitFor();
    await soon(async () =>
      expect(await dialog.innerText()).to.match(/Margen\s+\$[\d,]+\.\d\d (USD|MXN) \(9\d[.\d]*%\)/),
    );
    await expectAccessible(broker);
  });

  it('is shared only after a confirmation', async () => {
    const dialog = broker.getByRole('dialog').first();
    const share = dialog.getByRole('button', { name: 'Compartir tarifa' });
    await share.click();
    await broker.getByText(/El margen sería de 9\d% de la venta/).waitFor();
    await expectAccessible(broker);
    await broker.getByRole('button', { name: 'Corregir' }).click();
    await soon(async () =>
      expect(await dialog.getByLabel('Precio al cliente').inputValue()).to.equal('99000'),
    );
    await share.click();
    await broker.getByRole('button', { name: 'Sí, continuar' }).click();
    await broker.getByText('Tarifa compartida con éxito').waitFor();
  });

  it('must be confirmed by a carrier whose rate is far from the target', async () => {
    await carrier.getByRole('button', { name: say('invitations.rate.action') }).click();
    await carrier.getByLabel('Tarifa todo incluido').fill('1');
    await carrier.getByRole('dialog').locator('button[type=submit]').click();
    await carrier.getByText(/está \d+% por debajo de la tarifa objetivo/).waitFor();
    await expectAccessible(carrier);
    await carrier.getByRole('button', { name: 'Corregir' }).click();
    await soon(async () =>
      expect(await carrier.getByLabel('Tarifa todo incluido').inputValue()).to.equal('1'),
    );
  });
});
