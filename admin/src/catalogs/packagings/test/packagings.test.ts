import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { soon } from '../../../../../api/testing/browser/soon.ts';
import { product } from '../../../../../api/testing/product.ts';

/** The specification spells the list /admin/catalogs/packaging, its forms below /admin/catalogs/packagings. */
describe('packaging in the admin', function () {
  this.timeout(90_000);
  let admin: Page;

  before(async () => {
    const { url } = await product();
    admin = await newPage({ url, user: 'admin@anden.test' });
  });

  after(() => admin.close());

  it('has its list at the path of the navigation', async () => {
    await admin.getByRole('button', { name: 'Catálogos' }).click();
    await admin.getByRole('link', { name: 'Embalajes' }).click();
    await admin.waitForURL('**/admin/catalogs/packaging');
    await admin.getByRole('link', { name: 'Gaylord' }).waitFor();
    await admin.goto('/admin/catalogs/packagings');
    await admin.waitForURL('**/admin/catalogs/packaging');
  });

  it('opens the form and returns to the list', async () => {
    await admin.getByRole('link', { name: 'Crear' }).click();
    await admin.waitForURL('**/admin/catalogs/packagings/new');
    await input(admin, 'Código').fill('caja prueba');
    await input(admin, 'Nombre en español').fill('Caja de prueba');
    await input(admin, 'Nombre en inglés').fill('Test box');
    await input(admin, 'Largo (m)').fill('1.5');
    await expectAccessible(admin);
    await admin.getByRole('button', { name: 'Guardar', exact: true }).click();
    await admin.waitForURL('**/admin/catalogs/packaging');
  });

  it('is found, changed and archived', async () => {
    await find(admin);
    await admin.getByRole('link', { name: 'Caja de prueba' }).click();
    await admin.waitForURL(/\/admin\/catalogs\/packagings\/[\w-]{36}\/edit/);
    await soon(async () =>
      expect(await input(admin, 'Código').inputValue()).to.equal('CAJA_PRUEBA'),
    );
    await input(admin, 'Nombre en inglés').fill('Trial box');
    await admin.getByRole('button', { name: 'Guardar', exact: true }).click();
    await admin.waitForURL('**/admin/catalogs/packaging');
    await find(admin);
    await admin.getByRole('link', { name: 'Caja de prueba' }).click();
    await admin.getByRole('button', { name: 'Archivar' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
    await admin.getByText('Registro archivado').waitFor();
    await admin.waitForURL('**/admin/catalogs/packaging**');
  });
});

function input(page: Page, label: string) {
  return page.getByRole('textbox', { name: label });
}

async function find(page: Page) {
  await page.getByRole('textbox', { name: 'Buscar' }).fill('caja de prueba');
  await page.waitForURL(/prueba/);
}
