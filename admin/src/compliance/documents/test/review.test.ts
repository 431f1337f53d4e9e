import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage, visit } from '../../../../../api/testing/browser.ts';
import { soon } from '../../../../../api/testing/browser/soon.ts';
import { Carrier } from '../../../../../api/network/carriers/Carrier.ts';
import { buildCarrier } from '../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../api/network/companies/test/factory.ts';
import { Document } from '../../../../../api/compliance/documents/Document.ts';
import { DocumentVersion } from '../../../../../api/compliance/documents/DocumentVersion.ts';
import { dayIn, uploadedDocument } from '../../../../../api/compliance/documents/test/factory.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';
import { formatDate } from '../../../core/format/formatDate.ts';

const TYPES = ['insurance_cover', 'bank_statement', 'proof_of_address', 'official_id'] as const;
const NAMES = [
  'Carátula del seguro',
  'Estado de cuenta bancario',
  'Comprobante de domicilio',
  'Identificación oficial',
] as const;

/** The number of drafts that the device keeps, as a script. */
const DRAFTS = "Object.keys(localStorage).filter((key) => key.startsWith('draft ')).length";

const LONG = 'Transportes Internacionales Hermanos Villarreal del Noreste, S.A. de C.V.';

/** A reviewer goes through what waits, what waits longest first. */
describe('Validations', function () {
  this.timeout(120_000);
  let user: string;
  let ids: string[];
  let page: Page;

  beforeEach(async () => {
    const { id: companyId } = await buildCompany();
    const carrierName = 'Fletes por Revisar';
    const { id: carrierId } = await buildCarrier({ companyId, carrierName });
    user = (await buildUser({ companyId })).email;
    ids = [];
    for (const type of TYPES) ids.push((await uploadedDocument(carrierId, { type })).id);
  });

  afterEach(() => page.close());

  const shown = (index: number) =>
    page.getByRole('heading', { level: 1, name: NAMES[index]! }).waitFor();
  const statusOf = async (index: number) => (await Document.query().findById(ids[index]!))!.status;

  it("fill a validator's hour on a laptop: what was read is offered, a key decides and opens the next, the rest is approved at once", async () => {
    const { id: documentId, carrierId } = (await Document.query().findById(ids[0]!))!;
    await Carrier.query().findById(carrierId).patch({ rfc: 'AEC810901298' });
    const dates = [
      { date: dayIn(-20), meaning: 'issued' as const },
      { date: dayIn(-2), meaning: 'until' as const },
    ];
    const reading = { hasText: true, rfcs: ['MAB9307148T4'], dates, policyNumbers: ['GNP-77'] };
    await DocumentVersion.query().where({ documentId }).patch({ reading });
    page = await newPage({ user, path: '/admin/validations' });
    await page.getByRole('link', { name: NAMES[0] }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Documento 1 de 4').waitFor();
    const read = page.getByRole('region', { name: 'Leído en el archivo' });
    for (const text of ['RFC MAB9307148T4', 'No es el RFC del transportista', 'Póliza GNP-77'])
      await read.getByText(text).waitFor();
    await read.getByText('No es la fecha indicada').waitFor();
    await read.getByText('Ya pasó').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('j');
    await shown(1);
    await page.keyboard.press('k');
    await shown(0);

    await press('a');
    const dialog = page.getByRole('dialog');
    const offered = dialog.getByText('En el archivo:').locator('..').getByRole('button');
    await offered.first().click();
    const taken = dialog.getByLabel(/^Fecha del documento/);
    const written = formatDate(dayIn(-20), 'es-MX');
    await soon(async () => expect(await taken.inputValue()).to.equal(written));
    await dialog.getByLabel('90 días').check();
    await page.keyboard.press('Enter');
    await shown(1);
    await page.getByText('Documento 1 de 3').waitFor();
    await press('r');
    await page.keyboard.type('No se lee la fecha');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await shown(2);
    await expectFocusOn(NAMES[2]);
    const first = (await Document.query().findById(ids[0]!))!;
    expect(first).to.include({ status: 'approved', documentDate: dayIn(-20) });
    expect(first.expirationDate).to.equal(dayIn(70));
    expect(await statusOf(1)).to.equal('rejected');

    await page.goto('/admin/validations');
    await select(2, 3);
    await page.getByRole('button', { name: 'Aprobar' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click();
    await page.getByText('2 documentos aprobados').waitFor();
    expect([await statusOf(2), await statusOf(3)]).to.deep.equal(['approved', 'approved']);
  });

  it('say when nothing is left', async () => {
    await Document.query().whereIn('id', ids.slice(1)).delete();
    page = await newPage({ user, path: `/admin/validations/${ids[0]}/view` });
    await press('a');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/validations$/);
    await page.getByText('No queda nada por revisar en esta lista').waitFor();
  });

  it('go on though the list had not come when it was decided (the page stayed)', async () => {
    page = await newPage({ user, path: 'about:blank' });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/api\/validations\/?\?/, (route) => held.then(() => route.fallback()));
    await page.goto(`/admin/validations/${ids[0]}/view`);
    await press('a');
    await page.keyboard.press('Enter');
    while ((await statusOf(0)) !== 'approved') await page.waitForTimeout(50);
    release();
    await shown(1);
  });

  it('show an earlier version beside the newest, with who decided what about it and why', async () => {
    const { id: documentId } = (await Document.query().findById(ids[0]!))!;
    const before = (await DocumentVersion.query().findOne({ documentId }))!;
    const reviewer = await buildUser({ type: 'internal', firstName: 'Ximena' });
    const reason = 'La imagen está cortada';
    const decided = { reviewedBy: reviewer.id, reviewedAt: new Date() };
    await before.$query().patch({ status: 'rejected', reason, ...decided });
    const { fileKey, fileName, mediaType, checksum, size, documentDate } = before;
    const file = { fileKey, fileName, mediaType, checksum, size, documentDate };
    await DocumentVersion.query().insert({ ...file, documentId, number: 2, status: 'pending' });
    page = await newPage({ user, path: `/admin/validations/${ids[0]}/view` });
    await page.getByText(new RegExp(`La revisó Ximena .*`)).waitFor();
    await page.getByText(`Rechazado: ${reason}`).waitFor();
    await page.getByRole('button', { name: 'Ver la versión 1' }).click();
    await page.getByText(/^Está viendo la versión 1/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ver la versión 2' }).click();
    await page.getByText(/^Está viendo la versión/).waitFor({ state: 'hidden' });
  });

  it('leave the keys alone for whoever turns them off', async () => {
    page = await newPage({ user, path: `/admin/validations/${ids[0]}/view` });
    await page.getByLabel('Atajos de una tecla').uncheck();
    await page.keyboard.press('j');
    await page.getByRole('button', { name: 'Documento siguiente' }).click();
    await shown(1);
  });

  it('show no half of a filter above the selection (its label was cut by the bar)', async () => {
    page = await newPage({ user, path: '/admin/validations' });
    await select(0);
    const top = async (selector: string) => (await page.locator(selector).boundingBox())!.y;
    const bar = await top('.RaBulkActionsToolbar-toolbar');
    expect(bar).to.be.at.most(await top('.RaFilterForm-filterFormInput label:has-text("Estatus")'));
  });

  it('show a long title on two lines of the top bar, and in full on the page (it had five lines)', async () => {
    page = await newPage({ user });
    const { carrierId } = (await Document.query().findById(ids[3]!))!;
    await Carrier.query().findById(carrierId).patch({ carrierName: LONG });
    await visit(page, `/admin/validations/${ids[3]}/view`);
    await page.getByRole('link', { name: LONG }).waitFor();
    const title = page.getByRole('heading', { level: 1, name: `${NAMES[3]} · ${LONG}` });
    await soon(async () => expect((await title.boundingBox())!.height).to.be.at.most(64));
  });

  it('are approved and rejected several at once, with one reason, and say which could not follow (one decided elsewhere stayed selected)', async () => {
    page = await newPage({ user, path: '/admin/validations' });
    await select(0, 1);
    await Document.query()
      .findById(ids[1]!)
      .patch({ status: 'approved', expirationDate: dayIn(90) });
    await page.getByRole('button', { name: 'Aprobar' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click();
    const result = page.getByRole('dialog', { name: 'Listos: 1. Sin cambio: 1.' });
    await result.getByText(NAMES[1]).waitFor();
    await result.getByRole('button', { name: 'Entendido' }).click();
    await page.getByRole('button', { name: 'Quitar selección' }).waitFor({ state: 'hidden' });
    await select(2, 3);
    await page.getByRole('button', { name: 'Rechazar' }).click();
    await page.getByLabel('Motivo').fill('Falta la segunda página');
    await page.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click();
    await page.getByText('2 documentos rechazados').waitFor();
    const { status, reason } = (await Document.query().findById(ids[3]!))!;
    expect([status, reason]).to.deep.equal(['rejected', 'Falta la segunda página']);
  });

  it('go on to the next on a phone, within the reach of a thumb', async () => {
    page = await newPage({ user, width: 390, path: '/admin/validations' });
    await page.getByRole('link', { name: NAMES[0] }).click();
    await page.getByText('Documento 1 de 4').waitFor();
    const button = page.getByRole('button', { name: 'Aprobar' });
    await soon(async () => expect((await button.boundingBox())!.y).to.be.greaterThan(700));
    await expectAccessible(page);
    await button.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click();
    await shown(1);
    await page.getByRole('button', { name: 'Documento siguiente' }).click();
    await shown(2);
  });

  it('keep the reason that was not sent, where reloading erased it, and none that was', async () => {
    page = await newPage({ user, path: `/admin/validations/${ids[0]}/view` });
    await press('r');
    await page.getByLabel('Motivo').fill('No se lee la fecha');
    await page.reload();
    await press('r');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Borrador recuperado').waitFor();
    await soon(async () =>
      expect(await page.getByLabel('Motivo').inputValue()).to.equal('No se lee la fecha'),
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Rechazar' }).click();
    await shown(1);
    await press('a');
    await dialog.getByLabel('90 días').check();
    await page.waitForFunction(`${DRAFTS} === 1`);
    await dialog.getByRole('button', { name: 'Aprobar' }).click();
    await shown(2);
    await soon(async () => expect(await page.evaluate(DRAFTS)).to.equal(0));
  });

  async function press(key: string) {
    await page.getByRole('button', { name: 'Rechazar' }).waitFor();
    await page.keyboard.press(key);
    await page.getByRole('dialog').and(page.locator(':focus-within')).waitFor();
  }

  async function expectFocusOn(name: string) {
    await page.locator(':focus').and(page.getByRole('group', { name })).waitFor();
  }

  async function select(...indexes: number[]) {
    for (const index of indexes)
      await page.getByRole('checkbox', { name: new RegExp(`Seleccionar ${NAMES[index]}`) }).check();
  }
});
