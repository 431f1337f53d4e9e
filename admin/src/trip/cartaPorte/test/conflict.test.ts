import { expect } from 'chai';
import { buildCartaPorte } from '../../../../../api/trip/cartaPorte/test/factory.ts';
import { CartaPorte } from '../../../../../api/trip/cartaPorte/CartaPorte.ts';
import { buildToken } from '../../../../../api/platform/links/test/factory.ts';
import { buildShipment } from '../../../../../api/trip/shipments/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { soon } from '../../../../../api/testing/browser/soon.ts';
import { testServer } from '../../../../../api/testing/server.ts';
import { buildTenant } from '../../../../../api/testing/tenants/tenant.ts';

describe('A part of the Carta Porte that broker and carrier fill at the same time', function () {
  this.timeout(90_000);

  it('has the edits of both, and who changed the same field later is asked', async () => {
    const { company, customer, carrier, people } = await buildTenant();
    const parties = { companyId: company.id, customerId: customer.id, carrierId: carrier.id };
    const load = await buildShipment({ ...parties, movement: 'mexico', status: 'assigned' });
    await buildCartaPorte(load.id);
    const subject = { subjectId: load.id, partyId: carrier.id };
    const token = await buildToken({ kind: 'carta_porte_carrier', ...subject });
    const { url } = await testServer();
    const driver = await newPage({ url, width: 390, height: 844 });
    await driver.goto(`/carta_porte#${token}`);
    await driver.getByLabel('Póliza *', { exact: true }).waitFor();
    const path = `/admin/shipments/${load.id}/carta_porte`;
    const broker = await newPage({ user: people.admin.email, path });
    await broker.getByLabel('Modelo (año) *').fill('2021');
    await broker.getByText('Guardado', { exact: true }).waitFor();

    await driver.getByLabel('Póliza *', { exact: true }).fill('NUEVA-1');
    await driver.getByLabel('Póliza *', { exact: true }).press('Tab');
    await driver.getByText('Guardado junto con lo que otra persona cambió').waitFor();
    await driver.getByLabel('Modelo (año) *').fill('2019');
    await driver.getByLabel('Modelo (año) *').press('Tab');
    await driver.getByText('Guardado', { exact: true }).waitFor();

    await broker.getByLabel('Modelo (año) *').fill('2020');
    const dialog = broker.getByRole('dialog');
    await dialog.getByText('Lo guardado: 2019').waitFor();
    await dialog.getByText('Lo suyo: 2020').waitFor();
    await expectAccessible(broker);
    await dialog.getByRole('button', { name: 'Guardar lo mío' }).click();
    await broker.getByText('Guardado junto con lo que otra persona cambió').waitFor();
    await soon(async () =>
      expect(await broker.getByLabel('Póliza *', { exact: true }).inputValue()).to.equal('NUEVA-1'),
    );

    await driver.getByLabel('Modelo (año) *').fill('2018');
    await driver.getByLabel('Modelo (año) *').press('Tab');
    await driver.getByRole('heading', { name: 'Otra persona guardó esta parte' }).waitFor();
    await expectAccessible(driver);
    await driver.getByRole('button', { name: 'Usar lo guardado' }).click();
    await driver.getByText('Guardado junto con lo que otra persona cambió').waitFor();
    const key = { shipmentId: load.id, companyId: company.id };
    const { carrier: saved } = (await CartaPorte.query().findOne(key))!;
    expect(saved).to.include({ year: '2020', policy: 'NUEVA-1' });
    await Promise.all([driver.close(), broker.close()]);
  });
});
