import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { soon } from '../../../../../api/testing/browser/soon.ts';
import { product } from '../../../../../api/testing/product.ts';

/**
 * The contacts of a carrier are edited in the carrier's form; before they could only be added one by one on another
 * page.
 */
describe("the contacts in a carrier's form", function () {
  this.timeout(90_000);
  let page: Page;

  before(async () => {
    const { url } = await product();
    page = await newPage({ url, user: 'broker@puente.test', path: '/admin/carriers/new' });
  });

  after(() => page.close());

  it('are saved with a new carrier and shown in its view', async () => {
    await page.getByLabel('Razón social').fill('Fletes con libreta');
    const contacts = page.getByRole('region', { name: 'Contactos' });
    await contacts.getByRole('button', { name: 'Agregar contacto' }).click();
    await contacts.getByLabel('Nombre').fill('Íñigo Tráfico');
    await contacts.getByRole('button', { name: 'Agregar correo' }).click();
    await contacts.getByLabel('Correo 1').fill('nadie');
    await contacts.getByRole('button', { name: 'Agregar teléfono' }).click();
    await contacts.getByLabel('Teléfono 1').fill('528112345678');
    await save(page);
    await page.getByText(/^El correo debe ser válido/).waitFor();
    await contacts.getByLabel('Correo 1').fill('inigo@fletes-libreta.test');
    await expectAccessible(page);
    await save(page);
    await page.waitForURL(/\/view/);
    await page.getByRole('tab', { name: /^Contactos/ }).click();
    await page.getByRole('link', { name: 'Íñigo Tráfico' }).waitFor();
    await page.getByText('inigo@fletes-libreta.test').waitFor();
  });

  it('are changed there, and archived when they are removed', async () => {
    await page.getByRole('link', { name: 'Editar' }).click();
    const contacts = page.getByRole('region', { name: 'Contactos' });
    await contacts.getByLabel('Puesto').fill('Despacho');
    await save(page);
    await page.waitForURL(/\/view/);
    await page.getByRole('tab', { name: /^Contactos/ }).click();
    await page.getByText('Despacho').waitFor();
    await page.getByRole('link', { name: 'Editar' }).click();
    await contacts.getByRole('button', { name: 'Quitar contacto' }).click();
    await save(page);
    await page.waitForURL(/\/view/);
    await page.getByRole('tab', { name: /^Contactos/ }).click();
    await page.getByText('Aún no hay contactos.').waitFor();
    await soon(async () =>
      expect(await page.getByRole('link', { name: 'Íñigo Tráfico' }).count()).to.equal(0),
    );
  });
});

async function save(page: Page) {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
}
