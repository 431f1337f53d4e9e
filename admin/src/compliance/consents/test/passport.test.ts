import { expect } from 'chai';
import type { Page } from 'playwright-core';
import {
  approveDocuments,
  buildCarrier,
} from '../../../../../api/network/carriers/test/factory.ts';
import { Claim } from '../../../../../api/compliance/claims/Claim.ts';
import { codeOf } from '../../../../../api/compliance/claims/mail.ts';
import { buildCompany } from '../../../../../api/network/companies/test/factory.ts';
import { Judgement } from '../../../../../api/compliance/consents/Judgement.ts';
import { Document } from '../../../../../api/compliance/documents/Document.ts';
import {
  dayIn,
  PDF,
  uploadedDocument,
} from '../../../../../api/compliance/documents/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage, visit } from '../../../../../api/testing/browser.ts';
import { soon } from '../../../../../api/testing/browser/soon.ts';
import { say } from '../../../../../api/testing/say.ts';
import { testServer } from '../../../../../api/testing/server.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

const INSURANCE = say('documents.type.insurance_cover');

describe('The passport of a carrier in the admin', function () {
  this.timeout(180_000);

  it("is part of a carrier's day on a phone: it sends what its first page names, and grants a broker, who judges", async () => {
    const { id: companyId } = await buildCompany({ name: 'Puente de Prueba' });
    const { id: carrierId } = await buildCarrier();
    await approveDocuments(carrierId);
    await reject(carrierId, 'proof_of_address');
    const carrier = await buildUser({ type: 'carrier', carrierId });
    const { id: documentId } = await uploadedDocument(carrierId, {
      status: 'approved',
      expirationDate: dayIn(20),
    });
    await uploadedDocument(carrierId, { type: 'bank_statement' });

    const user = (await buildUser({ companyId })).email;
    const broker = await newPage({ user, path: `/admin/carriers/${carrierId}/view` });
    await broker.getByRole('tab', { name: say('consents.passport') }).click();
    const ask = say('consents.ask.action');
    await broker.getByRole('button', { name: ask }).click();
    await expectAccessible(broker);
    await broker.getByRole('dialog').getByRole('button', { name: ask }).click();
    await broker.getByText(/^Pedido el .* El transportista aún no responde/).waitFor();

    const phone = await newPage({ user: carrier.email, width: 390, height: 844 });
    await sendNamed(phone, say('documents.type.proof_of_address'));
    await visit(phone, '/admin/passport');
    const grant = say('consents.grant.action');
    await phone.getByRole('button', { name: `${grant}: Puente de Prueba` }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByLabel(say('consents.of.some')).check();
    await dialog.getByLabel(INSURANCE).check();
    await expectAccessible(phone);
    await dialog.getByRole('button', { name: grant, exact: true }).click();
    await phone.getByText(`Ve estos documentos: ${INSURANCE}`).waitFor();
    await expectAccessible(phone);

    await broker.reload();
    await broker.getByRole('heading', { name: INSURANCE }).waitFor();
    expect(await broker.getByText(say('documents.type.bank_statement')).count()).to.equal(0);
    await expectAccessible(broker);
    const saving = broker.waitForEvent('download');
    await broker
      .getByRole('button', { name: `${say('documents.download')}: ${INSURANCE}` })
      .click();
    await saving;
    const approve = say('consents.approve.action');
    await broker.getByRole('button', { name: `${approve}: ${INSURANCE}` }).click();
    const judging = broker.getByRole('dialog');
    await judging.getByRole('radio').first().check();
    await judging.getByRole('button', { name: approve, exact: true }).click();
    await broker.getByText(say('consents.byUs')).waitFor();
    expect(await Judgement.query().findOne({ documentId, companyId })).to.include({
      status: 'approved',
    });

    await phone.reload();
    await phone.getByText(`Puente de Prueba descargó: ${INSURANCE}`).waitFor();
    const withdraw = say('consents.withdraw.action');
    await phone.getByRole('button', { name: `${withdraw}: Puente de Prueba` }).click();
    const ending = phone.getByRole('dialog');
    await ending.getByRole('button', { name: withdraw, exact: true }).click();
    await phone.getByText(say('consents.status.withdrawn')).waitFor();
    await broker.reload();
    await broker.getByText(/^El transportista dejó de mostrarlos/).waitFor();
    expect(await broker.getByRole('heading', { name: INSURANCE }).count()).to.equal(0);
    await Promise.all([phone.close(), broker.close()]);
  });

  it('takes over the record of another broker that the carrier proves by the link of a mail', async () => {
    const { id: companyId } = await buildCompany({ name: 'Norte de Prueba' });
    const scacCode = 'ZQXW';
    const quotingEmail = 'registro@zqxw.test';
    await buildCarrier({ companyId, scacCode, quotingEmail });
    const { id: carrierId } = await buildCarrier({ scacCode });
    const { email } = await buildUser({ type: 'carrier', carrierId });
    const page = await newPage({ user: email, path: '/admin/passport' });
    await page.getByRole('button', { name: say('consents.records.search') }).click();
    await page.getByText(/^Si algún broker tiene un registro/).waitFor();
    const claim = (await Claim.query().findOne({ carrierId }))!;
    const code = await Claim.transaction((trx) => codeOf(trx, claim));
    await page.goto('about:blank');
    await page.goto(new URL(`/admin/passport#${claim.id}.${code}`, (await testServer()).url).href);
    await page.getByText(/^Norte de Prueba, ligado el/).waitFor();
    await page.waitForURL(({ hash }) => hash === '');
    await expectAccessible(page);
    await page.close();
  });
});

async function reject(carrierId: string, type: string) {
  const rejected = { status: 'rejected', reason: 'No se lee', expirationDate: null } as const;
  await Document.query().where({ carrierId, type }).delete();
  await uploadedDocument(carrierId, { type, ...rejected } as never);
}

/** Sends the document that the first page of a carrier names as rejected once it is unfolded, which is not named after that. */
async function sendNamed(phone: Page, document: string) {
  const named = phone.getByText(`${document} (rechazado)`);
  await phone.getByRole('button', { name: say('home.all') }).click();
  await named.waitFor();
  await expectAccessible(phone);
  await phone.getByRole('link', { name: /^1 documento por subir/ }).click();
  const file = { name: 'domicilio.pdf', mimeType: 'application/pdf', buffer: PDF };
  await phone.getByLabel(document, { exact: true }).first().setInputFiles(file);
  await phone.getByText('Subido con éxito').waitFor();
  await phone.goto('/admin/');
  await phone.getByText(`${INSURANCE} (por vencer)`).waitFor();
  await soon(async () => expect(await named.count()).to.equal(0));
}
