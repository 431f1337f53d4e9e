import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../../../api/testing/accessible.ts';
import { newPage } from '../../../../api/testing/browser.ts';
import { soon } from '../../../../api/testing/browser/soon.ts';
import { buildCarrier } from '../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../api/network/companies/test/factory.ts';
import { say } from '../../../../api/testing/say.ts';
import { testServer } from '../../../../api/testing/server.ts';
import { buildUser } from '../../../../api/platform/users/test/factory.ts';

const MANY = 1600;

describe('Lists', function () {
  this.timeout(60_000);
  let user: string;
  let page: Page;

  before(async () => {
    const { id: companyId } = await buildCompany();
    user = (await buildUser({ companyId })).email;
    const { db } = await testServer();
    await db.raw(
      `insert into carriers (company_id, carrier_name, status)
       select ?, 'Convoyes ' || lpad(n::text, 4, '0'), 'active' from generate_series(1, ?) n`,
      [companyId, MANY],
    );
    page = await newPage({ user, path: 'about:blank' });
    await buildCarrier({ carrierName: 'Casa Ajena' });
  });

  after(() => page.close());

  it('are exported with all rows, where exports ended at 1,000', async () => {
    await page.goto(CONVOYS);
    await page.getByRole('link', { name: 'Convoyes 0001' }).waitFor();
    const begun = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const file = await begun;
    expect(file.suggestedFilename()).to.match(/^carriers-\d{4}-\d\d-\d\d\.csv$/);
    const rows = parse(await readFile(await file.path(), 'utf8'), { columns: true, bom: true });
    expect(rows).to.have.length(MANY);
    await page.getByText('Archivo listo: 1600 filas').waitFor();
  });

  it('give each checkbox a name in both languages', async () => {
    await page.goto(CONVOYS);
    await page.getByRole('checkbox', { name: 'Seleccionar Convoyes 0001' }).waitFor();
    await page.getByRole('checkbox', { name: 'Seleccionar todo' }).waitFor();
    await expectAccessible(page);
    const english = await newPage({ user, locale: 'en', path: CONVOYS });
    await english.getByRole('checkbox', { name: 'Select Convoyes 0001' }).waitFor();
    await english.getByRole('checkbox', { name: 'Select all' }).waitFor();
    await english.close();
  });

  it('have cards on a phone that can be selected and archived like rows', async () => {
    const phone = await newPage({
      user,
      width: 390,
      path: '/admin/carriers?filter={"q":"convoyes 15"}',
    });
    await phone.getByRole('checkbox', { name: 'Seleccionar Convoyes 1501' }).check();
    await phone.getByRole('checkbox', { name: 'Seleccionar Convoyes 1502' }).check();
    await phone.getByText('2 registros seleccionados').waitFor();
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Archivar' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
    await phone.getByText('2 registros archivados').waitFor();
    await phone
      .getByRole('checkbox', { name: 'Seleccionar Convoyes 1501' })
      .waitFor({ state: 'detached' });
    await phone.getByRole('checkbox', { name: 'Seleccionar todo' }).check();
    await phone.getByText('10 registros seleccionados').waitFor();
    await phone.close();
  });

  it('archive several records in one call, and show which could not be archived and why', async () => {
    await page.goto('/admin/carriers?perPage=50');
    await row(page, 'Casa Ajena').getByRole('checkbox').check();
    await row(page, 'Convoyes 0001').getByRole('checkbox').check();
    await row(page, 'Convoyes 0002').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Archivar' }).click();
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
    const result = page.getByRole('dialog', { name: 'Listos: 2. Sin cambio: 1.' });
    await result.getByText('Casa Ajena').waitFor();
    await result.getByText('Su rol no permite esta acción.').waitFor();
    expect(calls.map((url) => new URL(url).pathname)).to.deep.equal(['/api/carriers/bulk']);
    await expectAccessible(page);
    await result.getByRole('button', { name: 'Entendido' }).click();
    await row(page, 'Convoyes 0001').waitFor({ state: 'detached' });
    await soon(async () =>
      expect(await row(page, 'Casa Ajena').getByRole('checkbox').isChecked()).to.equal(true),
    );
  });

  it('without records on a phone had an export button without a name', async () => {
    const phone = await newPage({
      user: (await buildUser()).email,
      width: 390,
      path: '/admin/quotes',
    });
    await phone.getByText(say('quotes.noneMatch.title')).waitFor();
    await soon(async () =>
      expect(await phone.getByRole('button', { name: 'Exportar' }).isDisabled()).to.equal(true),
    );
    await expectAccessible(phone);
    await phone.close();
  });

  it('set the status of the selected carriers', async () => {
    await page.goto(CONVOYS);
    await row(page, 'Convoyes 0003').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Estatus', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Suspendido' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
    await page.getByText('1 registro cambiado').waitFor();
    await row(page, 'Convoyes 0003').getByText('Suspendido').waitFor();
  });

  it('save a view that the same user finds in a second browser', async () => {
    const filter = encodeURIComponent('{"status":["suspended"]}');
    await page.goto(`/admin/carriers?filter=${filter}&sort=createdAt&order=DESC`);
    await page.getByRole('button', { name: 'Vistas' }).click();
    await page.getByRole('menuitem', { name: 'Guardar la vista actual…' }).click();
    await page.getByLabel('Nombre de la vista').fill('Por revisar');
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Vista guardada').waitFor();
    const second = await newPage({ user, path: '/admin/carriers' });
    await second.getByRole('button', { name: 'Vistas' }).click();
    await second.getByRole('menuitem', { name: 'Por revisar' }).click();
    await row(second, 'Convoyes 0003').waitFor();
    await row(second, 'Convoyes 0004').waitFor({ state: 'detached' });
    expect(new URL(second.url()).searchParams.get('filter')).to.equal('{"status":["suspended"]}');
    await second.getByRole('button', { name: 'Vistas' }).click();
    await second.getByRole('button', { name: 'Borrar la vista «Por revisar»' }).click();
    await second.getByText('Vista borrada').waitFor();
    await second.close();
  });

  it('mark a large total from the cache with ≈, and show the exact total of a short list', async () => {
    const { db } = await testServer();
    await db.raw(
      `insert into carriers (company_id, carrier_name, status)
       select company_id, 'Gemelos ' || n, 'active' from generate_series(1, 9000) n,
         (select company_id from users where email = ?) as own`,
      [user],
    );
    await page.goto('/admin/carriers?filter={"network":"own"}');
    await page.getByText(/1-10 de 10,\d{3}/).waitFor();
    await page.reload();
    await page.getByText(/1-10 de ≈ 10,\d{3}/).waitFor();
    await page.goto('/admin/carriers?filter={"q":"convoyes 0"}');
    await page.getByText(/1-10 de \d{3}$/).waitFor();
  });
});

/** The list without the carriers of Andén's network, which other tests add to. */
const CONVOYS = `/admin/carriers?filter=${encodeURIComponent('{"q":"convoyes"}')}`;

function row(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name });
}
