import { expect } from 'chai';
import { buildCarrier } from '../api/network/carriers/test/factory.ts';
import { DocumentOpening } from '../api/compliance/documents/openings/DocumentOpening.ts';
import { dayIn, uploadedDocument } from '../api/compliance/documents/test/factory.ts';
import { tokenOf } from '../api/platform/links/index.ts';
import { Link } from '../api/platform/links/Link.ts';
import { inGroups } from '../api/compliance/packets/cover.ts';
import { Packet } from '../api/compliance/packets/Packet.ts';
import { expectAccessible } from '../api/testing/accessible.ts';
import { testDb } from '../api/testing/base/db.ts';
import { newPage } from '../api/testing/browser.ts';
import { takeErrors } from '../api/testing/pages.ts';
import { say } from '../api/testing/say.ts';
import { testServer } from '../api/testing/server.ts';
import { buildUser } from '../api/platform/users/test/factory.ts';

describe('The page of a packet of documents', function () {
  this.timeout(120_000);

  it('shows what a carrier sent, lets its files be saved, and verifies its number afterwards', async () => {
    const { id: carrierId, carrierName } = await buildCarrier();
    await uploadedDocument(carrierId, { status: 'approved', expirationDate: dayIn(20) });
    const user = (await buildUser({ type: 'carrier', carrierId })).email;
    const carrier = await newPage({ user, path: '/admin/passport' });
    await carrier.getByRole('button', { name: say('consents.packets.send.action') }).click();
    const dialog = carrier.getByRole('dialog');
    await dialog.getByLabel(say('consents.packets.recipient')).fill('Laura Ruiz');
    await dialog.getByLabel(say('consents.packets.email')).fill('laura@aduanas.test');
    await expectAccessible(carrier);
    await dialog.getByRole('button', { name: say('consents.packets.send.action') }).click();
    await carrier.getByText('Laura Ruiz').waitFor();

    const packet = (await Packet.query().findOne({ carrierId }))!;
    const link = (await Link.query().findOne({ subjectId: packet.id }))!;
    const token = await tokenOf(await testDb(), link);
    const phone = await newPage({ url: (await testServer()).url, width: 390, height: 844 });
    await phone.goto(`/packet#${token}`);
    await phone.getByText(carrierName).waitFor();
    await expectAccessible(phone);
    const saving = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Descargar: Carátula del seguro' }).click();
    expect((await saving).suggestedFilename()).to.equal('poliza.pdf');
    const cover = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Descargar portada (PDF)' }).click();
    expect((await cover).suggestedFilename()).to.match(/^paquete-[0-9a-f]{8}\.pdf$/);
    expect(await DocumentOpening.query().where({ carrierId })).to.have.length(1);

    await carrier.reload();
    await carrier.getByText('Laura Ruiz descargó: Carátula del seguro').waitFor();
    const ends = say('consents.packets.end.action');
    await carrier.getByRole('button', { name: `${ends}: Laura Ruiz` }).click();
    const end = carrier.getByRole('dialog');
    await end.getByRole('button', { name: ends, exact: true }).click();
    await carrier.getByText(say('consents.packets.state.ended')).waitFor();
    await expectAccessible(carrier);
    await carrier.close();

    await phone.reload();
    await phone.getByText(/^Este enlace ya no es válido/).waitFor();
    takeErrors(phone);
    const verify = phone.getByRole('button', { name: 'Comprobar' });
    await phone.getByLabel(/^Número de la portada/).fill('12');
    await verify.click();
    await phone.getByText(/^Escriba los 32 signos/).waitFor();
    takeErrors(phone);
    await phone.getByLabel(/^Número de la portada/).fill(inGroups(packet.number));
    await verify.click();
    await phone.getByRole('heading', { name: 'El paquete es auténtico' }).waitFor();
    const [document] = packet.content.documents;
    await phone.getByText(document!.checksum).waitFor();
    expect(await phone.getByRole('button', { name: /^Descargar:/ }).count()).to.equal(0);
    await expectAccessible(phone);
    await phone.close();
  });
});
