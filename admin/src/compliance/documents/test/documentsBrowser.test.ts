import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { pressEscape, soon } from '../../../../../api/testing/browser/soon.ts';
import { PDF } from '../../../../../api/testing/base/smallFiles.ts';
import { product } from '../../../../../api/testing/product.ts';

const INSURANCE = 'Carátula del seguro';

/** A carrier uploads a document on a phone, its broker approves it, and the carrier sees the approval. */
describe('carrier documents in the admin', function () {
  this.timeout(120_000);
  let carrier: Page, broker: Page;
  let documentsOfLobo: string;

  before(async () => {
    const { url } = await product();
    carrier = await newPage({
      url,
      user: 'carrier@lobo.test',
      width: 390,
      path: '/admin/carrier/documents',
    });
    broker = await newPage({ url, user: 'broker@puente.test', path: 'about:blank' });
  });

  after(async () => {
    await carrier.close();
    await broker.close();
  });

  const card = () =>
    carrier
      .getByRole('listitem')
      .filter({ has: carrier.getByRole('heading', { name: INSURANCE }) });

  const openInsurance = async (onList = () => Promise.resolve()) => {
    await broker.goto(
      '/admin/validations?filter={"status":["pending"],"q":"lobo","type":["insurance_cover"]}',
    );
    await broker.getByRole('link', { name: INSURANCE }).waitFor();
    await onList();
    await broker.getByRole('link', { name: INSURANCE }).click();
  };

  it('are uploaded from a phone', async () => {
    await card().waitFor();
    await expectAccessible(carrier);
    const wide = await carrier.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide, 'no horizontal scroll').to.equal(false);
    const file = { name: 'poliza nueva.pdf', mimeType: 'application/pdf', buffer: PDF };
    const [chooser] = await Promise.all([
      carrier.waitForEvent('filechooser'),
      card()
        .getByRole('button', { name: `Subir archivo: ${INSURANCE}` })
        .click(),
    ]);
    await chooser.setFiles(file);
    await carrier.getByText('Subido con éxito').waitFor();
    await card().getByText('Por revisar').waitFor();
  });

  it('are rejected in a dialog that keeps the focus when the PDF viewer loads late', async () => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await broker.route('**/documentDownload?*', async (route) => {
      await isReleased;
      await route.continue();
    });
    const frame = broker.locator('iframe');
    const loaded = broker.waitForResponse('**/documentDownload?*');
    await openInsurance();
    await broker.getByRole('button', { name: 'Rechazar' }).click();
    await broker.getByRole('dialog').getByLabel('Motivo').waitFor();
    release();
    await (await loaded).finished();
    await broker.locator('main [aria-busy]').waitFor({ state: 'detached' });
    expect(await frame.count(), 'viewers beside the dialog').to.equal(0);
    await pressEscape(broker);
    await broker.getByRole('dialog').waitFor({ state: 'hidden' });
    if (await broker.evaluate(() => navigator.pdfViewerEnabled)) await frame.waitFor();
    await broker.unrouteAll();
  });

  it('are approved after a preview and a confirmation', async () => {
    await openInsurance(() => expectAccessible(broker));
    await broker.waitForURL(/\/admin\/validations\/[\w-]{36}\/view/);
    await broker.getByText('poliza nueva.pdf').first().waitFor();
    const carrierLink = broker.getByRole('link', { name: 'Lobo Freight' });
    documentsOfLobo = (await carrierLink.getAttribute('href'))!;
    await expectAccessible(broker);
    await broker.getByRole('button', { name: 'Rechazar' }).click();
    await broker.getByRole('dialog').getByLabel('Motivo').waitFor();
    await expectAccessible(broker);
    await pressEscape(broker);
    await broker.getByRole('dialog').waitFor({ state: 'hidden' });
    await broker.getByRole('button', { name: 'Aprobar' }).click();
    const dialog = broker.getByRole('dialog');
    await dialog.getByLabel('90 días').check();
    await expectAccessible(broker);
    await dialog.getByRole('button', { name: 'Aprobar' }).click();
    await broker.getByText('Documento aprobado').waitFor();
  });

  it('are listed in a tab of the carrier, for the owner of its network', async () => {
    await broker.goto(documentsOfLobo);
    await broker.getByRole('heading', { name: INSURANCE }).waitFor();
    await expectAccessible(broker);
    await broker.goto(broker.url().replace('/documents', '/view?tab=documents'));
    await broker.getByRole('tab', { name: 'Documentos', selected: true }).waitFor();
    await broker.getByRole('heading', { name: INSURANCE }).waitFor();
    await expectAccessible(broker);
  });

  it('are seen to be approved by the carrier', async () => {
    await carrier.reload();
    await card().getByText('Aprobado').waitFor();
    await soon(async () => expect(await card().innerText()).to.include('Vigente hasta el'));
  });
});
