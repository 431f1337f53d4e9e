import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { buildCompany } from '../../../../api/companies/factory.ts';
import { runImport } from '../../../../api/core/import/run.ts';
import { testStorage } from '../../../../api/testing/base/dataDir.ts';
import { dayOfItsOwn } from '../../../../api/testing/base/days.ts';
import { expectAccessible } from '../../../../api/testing/accessible.ts';
import { newPage } from '../../../../api/testing/browser.ts';
import { buildUser } from '../../../../api/users/factory.ts';

const NAME = 'Acarreos del Bajío';

describe('The bulk upload of carriers', function () {
  this.timeout(90_000);
  let page: Page;

  before(async () => {
    const { id: companyId } = await buildCompany();
    page = await newPage({ user: (await buildUser({ companyId })).email });
  });

  after(() => page.close());

  it('loads the good row, gives the bad one back with its error, and leads to the carrier', async () => {
    await page.goto('/admin/carriers');
    await page.getByRole('link', { name: 'Cargar archivo' }).first().click();
    const template = await downloaded(page, 'Descargar plantilla');
    const [head] = parse(template, { bom: true }) as string[][];
    const row = (name: string, rfc: string) =>
      head!.map((heading) => (heading.startsWith('Razón') ? name : heading === 'RFC' ? rfc : ''));
    const rows = [head!, row(NAME, ''), row('Mala', 'NO-ES')];
    await page.locator('input[type=file]').setInputFiles({
      name: 'transportistas.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.map((cells) => cells.join(',')).join('\n')),
    });
    await page.getByText('El encabezado coincide con la plantilla.').waitFor();
    await page.getByRole('cell', { name: NAME }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cargar', exact: true }).click();
    await page.waitForURL(/import=/);
    await runImport(new URL(page.url()).searchParams.get('import')!, await testStorage());
    await page.reload();
    await page.getByText('Cargado en parte').waitFor();
    await page.getByText('El RFC lleva 3 o 4 letras').waitFor();
    await expectAccessible(page);
    const own = parse(await downloaded(page, 'Descargar mi archivo con observaciones'), {
      columns: true,
      bom: true,
    }) as Record<string, string>[];
    expect(own.map(({ Errores }) => Errores!.slice(0, 4))).to.deep.equal(['', 'RFC:']);
    await page.getByRole('link', { name: 'Ver lo creado' }).click();
    await page.getByRole('link', { name: NAME }).waitFor();
  });
});

describe('The bulk upload of diesel prices', function () {
  this.timeout(90_000);
  let page: Page;

  before(async () => {
    page = await newPage({ user: (await buildUser({ type: 'internal', role: 'admin' })).email });
  });

  after(() => page.close());

  it('names ERR_08 of another header, and the columns that differ in one line', async () => {
    await page.goto('/admin/diesel_prices/load');
    await send('Fecha,País,Moneda,Unidad,Color\n2026-01-05,MX,MXN,l,rojo\n');
    const alert = page.getByRole('alert').filter({ hasText: 'ERR_08' });
    await alert.waitFor();
    expect((await alert.innerText()).split(/\n+/)).to.deep.equal([
      'ERR_08: El encabezado no coincide con la plantilla.',
      'Faltan: Precio, Fuente. No están en la plantilla, o se repiten: Color.',
    ]);
    await expectAccessible(page);
  });

  it('loads a price, leads to it, and says of the same file that nothing changed', async () => {
    const source = 'Estación de prueba';
    const row = `${dayOfItsOwn()},MX,MXN,l,24.5,${source}`;
    await page.goto('/admin/diesel');
    await page.getByRole('link', { name: 'Cargar archivo' }).first().click();
    await load(row);
    await page.getByText('Subido con éxito').waitFor();
    await page.getByRole('link', { name: 'Ver lo creado' }).click();
    await page.getByRole('cell', { name: source }).waitFor();
    expect(new URL(page.url()).pathname).to.equal('/admin/diesel');
    await page.getByRole('link', { name: 'Cargar archivo' }).first().click();
    await load(row);
    await page.getByText('Sin cambio: todas las filas ya estaban registradas.').waitFor();
    await expectAccessible(page);
  });

  async function send(text: string): Promise<void> {
    const file = { name: 'diesel.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Cargar', exact: true }).click();
  }

  async function load(row: string): Promise<void> {
    await send(`Fecha,País,Moneda,Unidad,Precio,Fuente\n${row}\n`);
    await page.waitForURL(/import=/);
    await runImport(new URL(page.url()).searchParams.get('import')!, await testStorage());
    await page.reload();
  }
});

async function downloaded(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}
