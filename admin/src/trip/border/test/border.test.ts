import { expect } from 'chai';
import { buildBridge } from '../../../../../api/catalogs/bridges/test/factory.ts';
import { buildCarrier } from '../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../api/network/companies/test/factory.ts';
import { buildCrossing } from '../../../../../api/trip/crossings/test/factory.ts';
import { Leg } from '../../../../../api/trip/legs/Leg.ts';
import { buildToken } from '../../../../../api/platform/links/test/factory.ts';
import { buildDriver } from '../../../../../api/network/operators/test/factory.ts';
import { buildShipment } from '../../../../../api/trip/shipments/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { soon } from '../../../../../api/testing/browser/soon.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';
import { buildVehicle } from '../../../../../api/network/vehicles/test/factory.ts';

describe('The border in the admin, on a phone', function () {
  this.timeout(120_000);

  it('fills a leg from what the carrier keeps, shows on the board what is missing, and asks for it by link', async () => {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const unit = await buildVehicle({ carrierId, name: 'T-77' });
    const driver = await buildDriver({ carrierId, name: 'Elena Ruiz' });
    const load = await buildShipment({ companyId, carrierId, status: 'assigned' });
    const bridge = await buildBridge({ nameEs: 'Puente Norte' });
    const plannedAt = new Date(Date.now() + 3 * 3_600_000);
    await buildCrossing({ shipmentId: load.id, bridgeId: bridge.id, plannedAt });
    const { email: user } = await buildUser({ companyId });

    const path = `/admin/shipments/${load.id}/view?tab=papers`;
    const phone = await newPage({ user, width: 390, height: 844, path });
    await phone.getByRole('button', { name: 'Capturar: Tramo mexicano' }).click();
    await phone.getByLabel('Unidad', { exact: true }).click();
    await phone.getByRole('option', { name: /T-77/ }).click();
    await phone.getByLabel('Operador', { exact: true }).click();
    await phone.getByRole('option', { name: /Elena Ruiz/ }).click();
    await phone.getByLabel('Sello (ISO 17712)').fill('mx 4471');
    await phone.getByRole('button', { name: 'Guardar tramo' }).click();
    const leg = phone.getByRole('region', { name: 'Tramo mexicano' });
    await leg.getByText('MX4471').waitFor();
    await leg.getByText(unit.plates).waitFor();
    await soon(async () => expect(await leg.getByText(driver.name).count()).to.equal(1));

    await phone.goto('/admin/border');
    const card = phone.getByRole('article', { name: load.reference });
    await card.getByText(/Manifiesto ACE: urge antes de/).waitFor();
    await card.getByText('Tramo mexicano: falta el remolque').waitFor();
    expect(await card.getByText('Tramo mexicano: falta el operador').count()).to.equal(0);
    await expectAccessible(phone);
    const widths = await phone.evaluate(() => [document.body.scrollWidth, innerWidth]);
    expect(widths[0]).to.be.at.most(widths[1]!);

    await phone.getByRole('button', { name: 'Reportar espera: Puente Norte' }).click();
    await phone.getByLabel('Minutos de espera').fill('55');
    await phone.getByRole('button', { name: 'Guardar espera' }).click();
    await phone.getByText('Espera hacia el norte: 55 min').waitFor();

    const mails = `Enviar correo: Agente aduanal mexicano · ${load.reference}`;
    await card.getByRole('button', { name: mails }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByLabel('Correo electrónico').fill('agencia@cruce.test');
    await dialog.getByRole('button', { name: 'Enviar correo' }).click();
    await card.getByText(/^Correo .+ agencia@cruce\.test/).waitFor();

    const asks = `Enviar enlace: Agente aduanal mexicano · ${load.reference}`;
    await card.getByRole('button', { name: asks }).click();
    const text = phone.getByLabel('Texto con el enlace');
    await text.waitFor();
    const [link] = /https?:\S+\/border#\S+/.exec(await text.inputValue())!;
    await phone.close();

    const broker = await newPage({ width: 390, height: 844 });
    const { pathname, hash } = new URL(link);
    await broker.goto(pathname + hash);
    await broker.getByLabel('DODA', { exact: true }).fill('7781234');
    await expectAccessible(broker);
    await broker.getByRole('button', { name: 'Enviar datos' }).click();
    await broker.getByText('Datos recibidos.').waitFor();
    await broker.getByLabel('Pedimento', { exact: true }).fill('123');
    await broker.getByRole('button', { name: 'Enviar datos' }).click();
    await broker.getByText(/15 dígitos, como/).waitFor();
    await broker.getByLabel('Pedimento', { exact: true }).fill('26 24 3456 6001234');
    await broker.getByRole('button', { name: 'Enviar datos' }).click();
    await broker.getByRole('heading', { name: 'No falta nada de su parte' }).waitFor();
    await broker.close();
  });

  it('lets the carrier choose by link a truck that it keeps, and type the driver whom it does not', async () => {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const unit = await buildVehicle({ carrierId, name: 'T-78' });
    await buildDriver({ carrierId, name: 'Elena Ruiz' });
    const load = await buildShipment({ companyId, carrierId, status: 'assigned' });
    const linked = { kind: 'border_carrier', subjectId: load.id, partyId: carrierId } as const;
    const phone = await newPage({ width: 390, height: 844 });
    await phone.goto(`/border#${await buildToken(linked)}`);
    const group = (of: string) => phone.getByRole('group', { name: of });
    await group('Cruce').getByLabel('CAAT').waitFor();
    await group('Transfer').getByLabel('Unidad', { exact: true }).waitFor();
    const mexican = group('Tramo mexicano');
    await mexican
      .getByLabel('Unidad', { exact: true })
      .selectOption({ label: `T-78 · ${unit.plates}` });
    const name = mexican.getByLabel('Nombre del operador');
    expect(await name.isVisible()).to.equal(false);
    await mexican
      .getByLabel('Operador', { exact: true })
      .selectOption('Ninguno de estos: escribirlo');
    await name.fill('Raúl Díaz');
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Enviar datos' }).click();
    await phone.getByText('Datos recibidos.').waitFor();
    const leg = await Leg.query().findOne({ companyId, shipmentId: load.id, kind: 'mexican' });
    expect(leg).to.include({ unitId: unit.id, operatorId: null, operatorName: 'Raúl Díaz' });
    await phone.close();
  });
});
