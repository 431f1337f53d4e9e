import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { buildCompany } from '../../../../api/companies/factory.ts';
import { runImport } from '../../../../api/core/import/run.ts';
import { buildDieselPrice } from '../../../../api/dieselPrices/factory.ts';
import { testStorage } from '../../../../api/testing/base/dataDir.ts';
import { uniqueDay } from '../../../../api/testing/base/days.ts';
import { expectAccessible } from '../../../../api/testing/accessible.ts';
import { newPage } from '../../../../api/testing/browser.ts';
import { requestsOf } from '../../../../api/testing/connection.ts';
import { say } from '../../../../api/testing/say.ts';
import { buildUser } from '../../../../api/users/factory.ts';

const NAME = 'Acarreos del Bajío';

describe('The bulk upload of carriers', function () {
  this.timeout(90_000);
  let page: Page;

  before(async () => {
    const { id: companyId } = await buildCompany();
    page = await newPage({ user: (await buildUser({ companyId })).email, path: 'about:blank' });
  });

  after(() => page.close());

  it('saves the valid row, returns the wrong one with its error, and links to the carrier', async () => {
    await page.goto('/admin/carriers');
    await page.getByRole('link', { name: 'Subir archivo' }).first().click();
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
    await page.getByRole('button', { name: 'Subir', exact: true }).click();
    await page.waitForURL(/import=/);
    await runImport(new URL(page.url()).searchParams.get('import')!, await testStorage());
    await page.reload();
    await page.getByText('Algunas filas fallaron').waitFor();
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
    expect((await alert.innerText()).split(/\n+/)).to.deep.equal([
      'ERR_08: El encabezado no coincide con la plantilla.',
      'Faltan: Precio, Fuente. No están en la plantilla, o se repiten: Color.',
    ]);
    await expectAccessible(page);
  });

  it('saves a price, links to it, and says that loading the same file again changed nothing', async () => {
    const source = 'Estación de prueba';
    await buildDieselPrice({ price: '25.0000' });
    const row = `${uniqueDay()},MX,MXN,l,24.5,${source}`;
    await page.goto('/admin/diesel');
    await page.getByRole('link', { name: 'Subir archivo' }).first().click();
    await load(row);
    await page.getByText('Subido con éxito').waitFor();
    await page.getByRole('link', { name: 'Ver lo creado' }).click();
    await page.getByRole('cell', { name: source }).waitFor();
    expect(new URL(page.url()).pathname).to.equal('/admin/diesel');
    await page.getByRole('link', { name: 'Subir archivo' }).first().click();
    await load(row);
    await page.getByText('Sin cambio: todas las filas ya estaban registradas.').waitFor();
    await expectAccessible(page);
  });

  it('asks about prices far from the last one, which were saved unasked', async () => {
    await buildDieselPrice({ price: '25.0000' });
    const [first, second, third] = [uniqueDay(), uniqueDay(), uniqueDay()];
    const row = (date: string, price: string) => `${date},MX,MXN,l,${price},prueba`;
    const uploads = requestsOf(page, 'POST');
    await page.goto('/admin/diesel_prices/load');
    await send(`${HEAD}${row(third, '26.5')}\n${row(first, '25.1')}\n${row(second, '251')}\n`);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Fila 3: $251.00 MXN por litro está 900% por encima').waitFor();
    await dialog.getByText('Fila 1: $26.50 MXN por litro está 89% por debajo').waitFor();
    expect(await dialog.getByRole('listitem').count()).to.equal(2);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: say('anden.askAgain.correct') }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(uploads).to.deep.equal([]);
    await page.getByRole('button', { name: 'Subir', exact: true }).click();
    await dialog.getByRole('button', { name: say('anden.askAgain.goOn') }).click();
    await page.waitForURL(/import=/);
  });

  async function send(text: string): Promise<void> {
    const file = { name: 'diesel.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Subir', exact: true }).click();
  }

  async function load(row: string): Promise<void> {
    await send(`${HEAD}${row}\n`);
    await page.waitForURL(/import=/);
    await runImport(new URL(page.url()).searchParams.get('import')!, await testStorage());
    await page.reload();
  }
});

const HEAD = 'Fecha,País,Moneda,Unidad,Precio,Fuente\n';

async function downloaded(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}
