import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { soon } from '../../../../../api/testing/browser/soon.ts';
import { product } from '../../../../../api/testing/product.ts';

/** A broker keeps the contacts of a customer; Andén staff add a missing contact type. */
describe('contacts in the admin', function () {
  this.timeout(90_000);
  let url: string;
  let broker: Page;

  before(async () => {
    ({ url } = await product());
    broker = await newPage({
      url,
      user: 'broker@puente.test',
      path: '/admin/companies?filter={"q":"cumbre serrana"}',
    });
  });

  after(() => broker.close());

  it('are created from the view of a customer', async () => {
    await broker.getByRole('link', { name: /Maquila Cumbre Serrana/ }).click();
    await broker.getByRole('tab', { name: /^Contactos/ }).click();
    await broker.getByRole('link', { name: 'Agregar contacto' }).click();
    await broker.waitForURL(/\/admin\/contacts\/new/);
    const owner = broker.getByRole('combobox', { name: 'Empresa' });
    await expectValue(owner, /Maquila Cumbre Serrana/);
  });

  it('show an error at each wrong e-mail and phone, and keep the others when saved', async () => {
    await broker.getByLabel('Nombre *').fill('Íñigo Cañedo Prueba');
    await choose(broker, 'Tipo de contacto', 'Embarques');
    await addLine(broker, 'correo', 'Correo 1', 'nadie');
    await addLine(broker, 'correo', 'Correo 2', 'pagos@maquila.test');
    await addLine(broker, 'teléfono', 'Teléfono 1', '5218112345678');
    await save(broker);
    await broker.getByText(/^El correo debe ser válido/).waitFor();
    await broker.getByLabel('Correo 1').fill('inigo.prueba@maquila.test');
    await save(broker);
    await broker.getByText('El correo ya existe en otro contacto de la misma empresa').waitFor();
    await expectAccessible(broker);
    await broker.getByLabel('Correo 2').fill('embarques.prueba@maquila.test');
    await save(broker);
    await broker.waitForURL(/\/admin\/contacts\/[\w-]{36}\/view/);
    await broker.getByRole('link', { name: '+52 81 1234 5678' }).waitFor();
    await expectAccessible(broker);
  });

  it('are found by name, ignoring accents, and changed', async () => {
    await find(broker, 'inigo canedo');
    await broker.getByRole('link', { name: 'Íñigo Cañedo Prueba' }).click();
    await broker.getByRole('link', { name: 'Editar' }).click();
    await broker.getByLabel('Puesto').fill('Jefe de andén');
    await save(broker);
    await broker.waitForURL(/\/view/);
    await broker.getByText('Jefe de andén').waitFor();
  });

  it('are listed at their customer until they are archived', async () => {
    await broker.getByRole('link', { name: /Maquila Cumbre Serrana/ }).click();
    await broker.waitForURL(/\/admin\/companies\//);
    await broker.getByRole('tab', { name: /^Contactos/ }).click();
    await broker.waitForURL(/tab=contacts/);
    await broker.getByRole('link', { name: 'Íñigo Cañedo Prueba' }).click();
    await broker.waitForURL(/\/admin\/contacts\/[\w-]{36}\/view/);
    await broker.getByRole('button', { name: 'Archivar' }).click();
    await broker.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
    await broker.getByText('Registro archivado').waitFor();
    await find(broker, 'inigo canedo');
    await broker.getByText('Sin resultados con estos filtros').waitFor();
  });

  it('keep the form when Andén staff add a missing type', async () => {
    const admin = await newPage({ url, user: 'admin@anden.test', path: '/admin/contacts/new' });
    await admin.getByRole('button', { name: 'Transportista' }).click();
    await choose(admin, 'Transportista', 'Transportes Regio');
    await admin.getByLabel('Nombre *').fill('Rocío Prueba');
    await admin.getByRole('combobox', { name: 'Tipo de contacto' }).fill('Patio de prueba');
    await admin.getByRole('option', { name: /Patio de prueba/ }).click();
    const dialog = admin.getByRole('dialog');
    await soon(async () =>
      expect(await dialog.getByLabel('Nombre en español').inputValue()).to.equal('Patio de prueba'),
    );
    await dialog.getByLabel('Nombre en inglés').fill('Test yard');
    await dialog.getByLabel('Código').fill('patio prueba');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await save(admin);
    await admin.waitForURL(/\/view/);
    await admin.getByText('Patio de prueba').first().waitFor();
    await admin.close();
  });

  it('fit a phone', async () => {
    const phone = await newPage({
      url,
      width: 390,
      theme: 'dark',
      user: 'carrier@regio.test',
      path: '/admin/contacts',
    });
    await phone.getByText('Rocío Prueba').click();
    await phone.waitForURL(/\/view/);
    await expectAccessible(phone);
    await phone.close();
  });
});

async function find(page: Page, text: string) {
  await page.goto('/admin/contacts');
  await page.getByRole('textbox', { name: 'Buscar' }).fill(text);
  await page.waitForURL(/canedo/);
}

async function choose(page: Page, label: string, text: string) {
  await page.getByRole('combobox', { name: label }).fill(text);
  await page.getByRole('option').filter({ hasText: text }).first().click();
}

async function addLine(page: Page, what: string, label: string, text: string) {
  await page.getByRole('button', { name: `Agregar ${what}` }).click();
  await page.getByLabel(label).fill(text);
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
}

async function expectValue(input: ReturnType<Page['locator']>, value: RegExp) {
  await soon(async () => expect(await input.inputValue()).to.match(value));
}
