import { expect } from 'chai';
import { buildCarrier } from '../api/network/carriers/test/factory.ts';
import { buildCompany } from '../api/network/companies/test/factory.ts';
import { Document } from '../api/compliance/documents/Document.ts';
import { PDF } from '../api/compliance/documents/test/factory.ts';
import { buildToken } from '../api/platform/links/test/factory.ts';
import { Link } from '../api/platform/links/Link.ts';
import { expectAccessible } from '../api/testing/accessible.ts';
import { newPage } from '../api/testing/browser.ts';
import { soon } from '../api/testing/browser/soon.ts';
import { takeErrors } from '../api/testing/pages.ts';
import { say } from '../api/testing/say.ts';
import { testServer } from '../api/testing/server.ts';
import { buildUser } from '../api/platform/users/test/factory.ts';

describe('The page on which a carrier sends a document by link', function () {
  this.timeout(120_000);

  it('is opened by what a broker asks on the radar; the file is sent again after a lost connection', async () => {
    const { id: companyId } = await buildCompany({ name: 'Puente de Prueba' });
    const { id: carrierId, carrierName } = await buildCarrier({ companyId });
    const broker = await newPage({
      user: (await buildUser({ companyId })).email,
      path: '/admin/radar',
    });
    const document = 'Carátula del seguro';
    const ask = say('radar.askFor', { document, carrier: carrierName });
    await broker.getByRole('button', { name: ask }).click();
    await broker.getByText(say('radar.asked')).waitFor();
    await broker.getByText(/^Pedido el/).waitFor();
    await expectAccessible(broker);

    const { id } = (await Document.query().findOne({ carrierId, type: 'insurance_cover' }))!;
    const token = await buildToken({ kind: 'document', subjectId: id, partyId: carrierId });
    const phone = await newPage({ url: (await testServer()).url, width: 390, height: 844 });
    await phone.goto(`/document#${token}`);
    await phone.getByText(carrierName).waitFor();
    expect((await Link.query().findOne({ subjectId: id }))!.openedAt).to.equal(null);
    const send = phone.getByRole('button', { name: 'Enviar documento' });
    await send.click();
    await soon(async () =>
      expect(await phone.getByText('Este campo es necesario').count()).to.equal(2),
    );
    await expectAccessible(phone);
    const file = { name: 'póliza 2026.pdf', mimeType: 'application/pdf', buffer: PDF };
    await phone.getByLabel(/^Archivo/).setInputFiles(file);
    await phone.getByLabel(/^Fecha del documento/).fill('2026-11-01');
    await phone.context().setOffline(true);
    await send.click();
    await phone.getByText('el archivo no se envió').waitFor();
    takeErrors(phone);
    await phone.context().setOffline(false);
    await send.click();
    await phone.getByRole('heading', { name: 'Documento recibido' }).waitFor();
    await expectAccessible(phone);
    expect(await Document.query().findById(id)).to.include({
      status: 'pending',
      fileName: 'póliza 2026.pdf',
      documentDate: '2026-11-01',
    });
    await broker.reload();
    await broker.getByText('Comprobante de domicilio').waitFor();
    expect(await broker.getByText(document).count()).to.equal(0);
    await Promise.all([broker.close(), phone.close()]);
  });
});
