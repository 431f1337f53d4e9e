import { expect } from 'chai';
import { buildCarrier } from '../api/network/carriers/test/factory.ts';
import { CartaPorte } from '../api/trip/cartaPorte/CartaPorte.ts';
import { buildCartaPorte } from '../api/trip/cartaPorte/test/factory.ts';
import { domestic } from '../api/trip/cartaPorte/test/samples.ts';
import { buildCompany, buildCustomer } from '../api/network/companies/test/factory.ts';
import { buildToken } from '../api/platform/links/test/factory.ts';
import { buildShipment } from '../api/trip/shipments/test/factory.ts';
import { expectAccessible } from '../api/testing/accessible.ts';
import { newPage } from '../api/testing/browser.ts';
import { testServer } from '../api/testing/server.ts';

describe('The page of a Carta Porte by link, on a phone', function () {
  this.timeout(120_000);

  it('takes the part of customer and carrier as they type it, until nothing is missing', async () => {
    const company = await buildCompany();
    const [customer, carrier] = [
      await buildCustomer(company),
      await buildCarrier({ companyId: company.id }),
    ];
    const parties = { companyId: company.id, customerId: customer.id, carrierId: carrier.id };
    const { id: subjectId } = await buildShipment({
      ...parties,
      movement: 'mexico',
      status: 'assigned',
    });
    const data = domestic();
    data.customer.goods![0]!.weight = null;
    data.carrier.policy = null;
    await buildCartaPorte(subjectId, data);
    const [ofCustomer, ofCarrier] = await Promise.all([
      buildToken({ kind: 'carta_porte_customer', subjectId, partyId: customer.id }),
      buildToken({ kind: 'carta_porte_carrier', subjectId, partyId: carrier.id }),
    ]);

    const phone = await newPage({ url: (await testServer()).url, width: 390, height: 844 });
    await phone.goto(`/carta_porte#${ofCustomer}`);
    await phone.getByRole('heading', { name: 'Mercancía 1' }).waitFor();
    expect(await phone.getByText('41AE7K').count()).to.equal(0);
    await expectAccessible(phone);
    await phone.getByLabel('Peso en kg *').first().fill('9600.5');
    await phone.getByLabel('Peso en kg *').first().press('Tab');
    await phone.getByText('Guardado', { exact: true }).waitFor();
    await phone.getByText(/^Parte del transportista: Falta: Póliza/).waitFor();
    const widths = await phone.evaluate(() => [document.body.scrollWidth, innerWidth]);
    expect(widths[0]).to.be.at.most(widths[1]!);
    await phone.close();

    const driver = await newPage({ url: (await testServer()).url, width: 390, height: 844 });
    await driver.goto(`/en/carta_porte#${ofCarrier}`);
    await driver.getByRole('heading', { name: 'Driver 1' }).waitFor();
    await driver.getByLabel('Policy *', { exact: true }).fill('AUT-2022-41AE7K');
    await driver.getByLabel('Policy *', { exact: true }).press('Tab');
    await driver.getByRole('heading', { name: 'Nothing is missing' }).waitFor();
    await expectAccessible(driver);
    const saving = driver.waitForEvent('download');
    await driver.getByRole('button', { name: 'Download XML' }).click();
    expect((await saving).suggestedFilename()).to.match(/^carta-porte-E-\d+\.xml$/);
    const saved = (await CartaPorte.query().findOne({
      shipmentId: subjectId,
      companyId: company.id,
    }))!;
    expect(saved.customer!.goods![0]!.weight).to.equal('9600.5');
    expect(saved.carrier!.policy).to.equal('AUT-2022-41AE7K');
    await driver.close();
  });
});
