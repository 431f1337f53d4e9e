import { expect } from 'chai';
import type { Page, Route } from 'playwright-core';
import { newPage, takeErrors } from '../../../../../../api/testing/browser.ts';
import { buildCarrier } from '../../../../../../api/network/carriers/test/factory.ts';
import { Document } from '../../../../../../api/compliance/documents/Document.ts';
import { DocumentVersion } from '../../../../../../api/compliance/documents/DocumentVersion.ts';
import { PDF, pdfForm } from '../../../../../../api/compliance/documents/test/factory.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';

describe('the upload of a document', function () {
  this.timeout(120_000);
  let page: Page;

  afterEach(() => page.close());

  it('whose answer was lost makes one version when the file is chosen again, where it made two', async () => {
    const { id: carrierId } = await buildCarrier();
    const { email } = await buildUser({ type: 'carrier', carrierId });
    page = await newPage({ user: email, path: '/admin/carrier/documents' });
    const loseAnswer = async (route: Route) => {
      await handIn(route);
      await route.abort('connectionreset');
    };
    await page.route('**/documentUpload?*', loseAnswer);
    await choose(page);
    await page.getByText('Sin conexión. Revise su red.').waitFor();
    await page.unroute('**/documentUpload?*', loseAnswer);
    await choose(page);
    await page.getByText('Subido con éxito').waitFor();
    expect(await versions(carrierId)).to.equal(1);
    await Promise.all([page.waitForResponse('**/documentUpload?*'), choose(page)]);
    expect(await versions(carrierId)).to.equal(2);
    takeErrors(page);
  });
});

/** Sends the upload, of which the test's browser does not show the file, with the headers of the page. */
async function handIn(route: Route): Promise<void> {
  const { authorization = '', 'idempotency-key': key = '' } = await route.request().allHeaders();
  const headers = { Authorization: authorization, 'Idempotency-Key': key };
  const answer = await fetch(route.request().url(), { method: 'POST', headers, body: pdfForm() });
  expect(answer.status).to.equal(200);
}

async function choose(page: Page): Promise<void> {
  const file = { name: 'poliza.pdf', mimeType: 'application/pdf', buffer: PDF };
  await page.getByLabel('Carátula del seguro', { exact: true }).setInputFiles(file);
}

async function versions(carrierId: string): Promise<number> {
  const { id } = (await Document.query().findOne({ carrierId, type: 'insurance_cover' }))!;
  return DocumentVersion.query().where({ documentId: id }).resultSize();
}
