import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { Carrier } from '../../../../api/network/carriers/Carrier.ts';
import { buildCompany } from '../../../../api/network/companies/test/factory.ts';
import { runImport } from '../../../../api/core/import/run.ts';
import { buildDieselPrice } from '../../../../api/catalogs/dieselPrices/test/factory.ts';
import { testStorage } from '../../../../api/testing/base/dataDir.ts';
import { uniqueDay } from '../../../../api/testing/base/days.ts';
import { buildReadyImport } from '../../../../api/platform/imports/test/factory.ts';
import { textRow, workbookOf } from '../../../../api/testing/files/workbook.ts';
import { expectAccessible } from '../../../../api/testing/accessible.ts';
import { newPage } from '../../../../api/testing/browser.ts';
import { soon } from '../../../../api/testing/browser/soon.ts';
import { buildUser } from '../../../../api/platform/users/test/factory.ts';

const NAME = 'Acarreos del Bajío';

describe('The bulk upload of carriers', function () {
  this.timeout(90_000);
  let page: Page;
  let companyId: string;

  before(async () => {
    companyId = (await buildCompany()).id;
    page = await newPage({ user: (await buildUser({ companyId })).email, path: 'about:blank' });
  });

  after(() => page.close());

  it('of a thousand rows with 37 faults saves the others, and takes the mended rows of the file that comes back', async () => {
    await page.goto('/admin/carriers');
    await page.getByRole('link', { name: 'Subir archivo' }).first().click();
    const template = await downloaded(page, 'Descargar CSV');
    const [head] = parse(template, { bom: true }) as string[][];
    const row = (name: string, rfc: string) =>
      head!.map((heading) => (heading.startsWith('Razón') ? name : heading === 'RFC' ? rfc : ''));
    const lines = Array.from({ length: 1000 }, (_, i) =>
      row(i === 0 ? NAME : `Fletes ${i}`, i % 27 === 26 ? 'NO-ES' : ''),
    );
    const rows = [head!, ...lines];
    await upload(rows.map((cells) => cells.join(',')).join('\n'));
    await page.getByRole('cell', { name: NAME }).waitFor();
    await page.getByText('El RFC lleva 3 o 4 letras').first().waitFor();
    expect(await Carrier.query().findOne({ carrierName: NAME })).to.equal(undefined);
    await expectAccessible(page);
    await confirm('Guardar 963 filas');
    await page.getByText('Algunas filas fallaron').waitFor();
    await expectAccessible(page);
    const failed = await downloaded(page, 'Descargar las filas con error');
    await page.getByRole('link', { name: 'Ver lo creado' }).click();
    await page.getByRole('link', { name: NAME }).waitFor();
    await page.goto('/admin/carriers/load');
    await page.getByText('963 creadas, 37 con error').waitFor();
    await upload(failed.replaceAll('NO-ES', ''));
    await confirm('Guardar 37 filas');
    await page.getByText('Subido con éxito').waitFor();
    expect(parse(failed, { bom: true })).to.have.length(38);
    expect(await Carrier.query().where({ companyId }).resultSize()).to.equal(1000);
  });

  it('names the columns that it does not read, and asks about hidden rows and totals', async () => {
    await page.goto('/admin/carriers/load');
    const [head] = parse(await downloaded(page, 'Descargar CSV'), { bom: true }) as string[][];
    const rowOf = (name: string) => [name, ...Array<string>(head!.length).fill('')];
    const rows = ['Fletes Norte', 'Fletes Sur', 'Fletes Viejos', 'TOTAL: 3'].map(rowOf);
    const lines = rows.map((cells, i) => textRow(i + 2, ...cells));
    const isOld = (line: string) => line.includes('Viejos');
    const written = lines.map((line) =>
      line.replace('<row ', isOld(line) ? '<row hidden="1" ' : '<row '),
    );
    const sheet = { rows: [textRow(1, ...head!, 'Notas de Ana'), ...written].join('') };
    await sendFile('transportistas.xlsx', await workbookOf({ sheets: [sheet] }));
    await page.getByText('no está en la plantilla y no se lee: «Notas de Ana»').waitFor();
    await page
      .getByRole('checkbox', { name: 'La fila 5, que parece de totales', checked: true })
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: '1 fila oculta o filtrada en el libro' }).check();
    await confirm('Guardar sin las filas marcadas');
    await page.getByText('Subido con éxito').waitFor();
    expect(await Carrier.query().where({ companyId, carrierName: 'Fletes Norte' })).to.have.length(
      1,
    );
    expect(await Carrier.query().where({ companyId, carrierName: 'Fletes Viejos' })).to.deep.equal(
      [],
    );
  });

  it('is found by the id that notifications know', async () => {
    const { id } = await buildReadyImport({ companyId, resource: 'carriers' });
    await page.goto(`/admin/imports/${id}`);
    await page.waitForURL(new RegExp(`carriers/load\\?import=${id}`));
    await page.getByRole('heading', { name: 'Revisión' }).waitFor();
  });

  async function upload(text: string): Promise<void> {
    await sendFile('transportistas.csv', Buffer.from(text));
  }

  async function sendFile(name: string, buffer: Buffer): Promise<void> {
    const file = { name, mimeType: 'application/octet-stream', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.waitForURL(/import=/);
    await run();
  }

  async function confirm(button: string): Promise<void> {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('button', { name: button }).waitFor({ state: 'detached' });
    await run();
  }

  const run = async () =>
    runImport(new URL(page.url()).searchParams.get('import')!, await testStorage());
});

describe('The bulk upload of diesel prices', function () {
  this.timeout(90_000);
  let page: Page;

  before(async () => {
    page = await newPage({
      user: (await buildUser({ type: 'internal', role: 'admin' })).email,
      path: 'about:blank',
    });
  });

  after(() => page.close());

  it('shows ERR_08 for a wrong header, and the columns that differ', async () => {
    await page.goto('/admin/diesel_prices/load');
    await send('Fecha,País,Moneda,Unidad,Color\n2026-01-05,MX,MXN,l,rojo\n');
    const alert = page.getByRole('alert').filter({ hasText: 'ERR_08' });
    await alert.waitFor();
    await soon(async () =>
      expect((await alert.innerText()).split(/\n+/)).to.deep.equal([
        'ERR_08: El encabezado no coincide con la plantilla.',
        'Faltan: Precio, Fuente. No están en la plantilla, o se repiten: Color.',
      ]),
    );
    await expectAccessible(page);
  });

  it('saves a price, links to it, and says that loading the same file again changed nothing', async () => {
    const source = 'Estación de prueba';
    await buildDieselPrice({ price: '25.0000' });
    const row = `${uniqueDay()},MX,MXN,l,24.5,${source}`;
    await page.goto('/admin/diesel');
    await page.getByRole('link', { name: 'Subir archivo' }).first().click();
    await load(row);
    await page.getByRole('button', { name: 'Guardar 1 fila' }).click();
    await page.getByText('Guardando las filas').first().waitFor();
    await run();
    await page.getByText('Subido con éxito').waitFor();
    await page.getByRole('link', { name: 'Ver lo creado' }).click();
    await page.getByRole('cell', { name: source }).waitFor();
    await page.waitForURL(({ pathname }) => pathname === '/admin/diesel');
    await page.getByRole('link', { name: 'Subir archivo' }).first().click();
    await load(row);
    await page.getByText('No hay filas nuevas').waitFor();
    await expectAccessible(page);
  });

  it('shows prices far from the last one before they are saved', async () => {
    await buildDieselPrice({ price: '25.0000' });
    await page.goto('/admin/diesel_prices/load');
    await load(`${uniqueDay()},MX,MXN,l,251,prueba`);
    await page.getByText('Está 904% por encima del último valor, $25.00 MXN por litro').waitFor();
    await page.getByRole('button', { name: 'Guardar 1 fila' }).waitFor();
  });

  async function send(text: string): Promise<void> {
    const file = { name: 'diesel.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').setInputFiles(file);
  }

  async function load(row: string): Promise<void> {
    await send(`${HEAD}${row}\n`);
    await page.waitForURL(/import=/);
    await run();
  }

  const run = async () =>
    runImport(new URL(page.url()).searchParams.get('import')!, await testStorage());
});

const HEAD = 'Fecha,País,Moneda,Unidad,Precio,Fuente\n';

async function downloaded(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}
