import { expect } from 'chai';
import { buildCarrier } from '../../../../../api/network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../../../../api/network/companies/test/factory.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { buildCartaPorte } from '../../../../../api/trip/cartaPorte/test/factory.ts';
import { crossBorder } from '../../../../../api/trip/cartaPorte/test/samples.ts';
import { buildLoadByLegs } from '../../../../../api/trip/shipments/test/legs/factory.ts';

describe('The Carta Porte of a leg on its page', function () {
  this.timeout(90_000);

  it('shows what it shares with the whole load, where that is changed, and what is to be verified', async () => {
    const company = await buildCompany();
    const customer = await buildCustomer(company);
    const { id } = await buildCarrier({ companyId: company.id });
    const broker = await buildUser({ companyId: company.id });
    const { whole, legs } = await buildLoadByLegs({
      company,
      customer,
      carriers: [{ id }, { id }],
    });
    await buildCartaPorte(whole.id, crossBorder());
    const path = `/admin/shipments/${legs[1]!.id}/carta_porte`;
    const page = await newPage({ user: broker.email, path, width: 390, height: 844 });
    await page.getByText('Por verificar: si el transportista del cruce').waitFor();
    const weight = page.getByLabel('Peso bruto total en kg *');
    expect(await weight.inputValue()).to.equal('9600.5');
    expect(await weight.isDisabled()).to.equal(true);
    expect(await page.locator('[id="origin.postalCode"]').isDisabled()).to.equal(false);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Abrir la del embarque' }).click();
    await page.getByRole('heading', { name: new RegExp(whole.reference) }).waitFor();
    expect(await page.getByLabel('Peso bruto total en kg *').isDisabled()).to.equal(false);
    await page.close();
  });
});
