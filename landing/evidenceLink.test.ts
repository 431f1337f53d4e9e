import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildCarrier } from '../api/network/carriers/test/factory.ts';
import { buildCompany } from '../api/network/companies/test/factory.ts';
import { buildToken } from '../api/platform/links/test/factory.ts';
import { EvidenceFile } from '../api/trip/evidence/EvidenceFile.ts';
import { deliveredLoad } from '../api/trip/evidence/test/factory.ts';
import { buildShipment } from '../api/trip/shipments/test/factory.ts';
import { PDF } from '../api/testing/base/smallFiles.ts';
import { expectAccessible } from '../api/testing/accessible.ts';
import { newPage, takeErrors } from '../api/testing/browser.ts';
import { soon } from '../api/testing/browser/soon.ts';
import { evidenceMessages } from './src/links/evidence/messages.ts';

const t = evidenceMessages.es;
const MB = 1024 * 1024;

describe('The page on which a driver sends proof documents by link', function () {
  this.timeout(120_000);

  async function parties() {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    return { companyId, carrierId };
  }

  async function openFor(subjectId: string, partyId: string): Promise<Page> {
    const token = await buildToken({ kind: 'evidence', subjectId, partyId });
    const page = await newPage({ width: 360, height: 780 });
    await page.goto(`/proof_documents#${token}`);
    return page;
  }

  it('refuses a file of 25 MB when it is chosen; those behind it are sent (it held them up)', async () => {
    const load = await parties();
    const { id } = await deliveredLoad(load);
    const page = await openFor(id, load.carrierId);
    const input = page.getByLabel(`${t.file}: ${t.types.signed_pod}`);
    await input.setInputFiles([
      pdf('enorme.pdf', 25 * MB),
      pdf('a.pdf'),
      pdf('b.pdf'),
      pdf('c.pdf'),
    ]);
    await page.getByText(/enorme\.pdf pesa 25 MB y se aceptan hasta 20 MB/).waitFor();
    await page.getByText(t.sent[1]!.replace('{count}', '3'), { exact: true }).waitFor();
    await expectAccessible(page);
    await soon(async () =>
      expect(await page.getByText(/cuando vuelva la red/).count()).to.equal(0),
    );
    const files = await EvidenceFile.query().whereIn('fileName', ['a.pdf', 'b.pdf', 'c.pdf']);
    expect(files).to.have.length(3);
    await page.close();
  });

  it('lets the others pass one that the server cannot take for now, and does not speak of the network', async () => {
    const load = await parties();
    const { id } = await deliveredLoad(load);
    const page = await openFor(id, load.carrierId);
    let calls = 0;
    await page.route('**/evidence/signed_pod/files*', (route) => {
      calls += 1;
      return calls === 1 ? route.fulfill({ status: 503, json: {} }) : route.continue();
    });
    const input = page.getByLabel(`${t.file}: ${t.types.signed_pod}`);
    await input.setInputFiles([pdf('d.pdf'), pdf('e.pdf')]);
    await page.getByText(t.trying[0]!).waitFor();
    await page.getByText(t.sent[0]!, { exact: true }).waitFor();
    await soon(async () =>
      expect(await page.getByText(/cuando vuelva la red/).count()).to.equal(0),
    );
    takeErrors(page);
    await page.getByText(t.sent[1]!.replace('{count}', '2'), { exact: true }).waitFor();
    await page.close();
  });

  it('tells how to take a photo that the browser can read, in place of a refusal by the server (HEIC)', async () => {
    const load = await parties();
    const { id } = await deliveredLoad(load);
    const page = await openFor(id, load.carrierId);
    const heic = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.alloc(500, 7) };
    await page.getByLabel(`${t.file}: ${t.types.signed_pod}`).setInputFiles(heic);
    await page.getByText(/«Más compatible»/).waitFor();
    await page.close();
  });

  it('says that a load asks for nothing (it was complete, 0 of 0, and the broker had accepted everything)', async () => {
    const load = await parties();
    const { id } = await buildShipment({ ...load, status: 'assigned' });
    const page = await openFor(id, load.carrierId);
    await page.getByRole('heading', { name: t.none[0] }).waitFor();
    expect(await page.getByText(/0 de 0|aceptó todo/).count()).to.equal(0);
    await expectAccessible(page);
    await page.close();
  });

  it('fits a phone of 360 pixels with its text doubled (it was up to 272 pixels wider)', async () => {
    const load = await parties();
    const { id } = await deliveredLoad(load);
    const page = await openFor(id, load.carrierId);
    await page.getByLabel(`${t.file}: ${t.types.signed_pod}`).waitFor({ state: 'attached' });
    const over = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth - window.innerWidth;
    });
    expect(over).to.be.at.most(0);
    await page.close();
  });
});

/** A PDF of about so many bytes, which differs from others by its name. */
function pdf(name: string, bytes = 0) {
  const padding = ' '.repeat(Math.max(0, bytes - PDF.length - 100));
  const buffer = Buffer.concat([PDF, Buffer.from(`%${name}${padding}\n%%EOF\n`)]);
  return { name, mimeType: 'application/pdf', buffer };
}
