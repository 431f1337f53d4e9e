import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../../../api/testing/accessible.ts';
import { newPage } from '../../../../api/testing/browser.ts';
import { pressEscape, soon } from '../../../../api/testing/browser/soon.ts';
import { product } from '../../../../api/testing/product.ts';

/** Two users of one broker edit the same location at once. */
describe('a record that two users edit at once', function () {
  this.timeout(120_000);
  let admin: Page;
  let member: Page;
  let edit: string;

  before(async () => {
    const { url } = await product();
    [admin, member] = await Promise.all([
      newPage({ url, user: 'broker@puente.test', path: '/admin/locations/new' }),
      newPage({ url, user: 'agent@puente.test', width: 390, theme: 'dark', path: 'about:blank' }),
    ]);
    await admin.getByLabel('Nombre *').fill('Patio de Dos');
    await admin.getByLabel('Ciudad *').fill('Saltillo');
    await admin.getByRole('combobox', { name: /^Estado/ }).fill('Coahuila');
    await admin.getByRole('option', { name: 'Coahuila' }).click();
    await save(admin);
    await admin.waitForURL(/\/admin\/locations\/[\w-]{36}\/view/);
    edit = new URL(admin.url()).pathname.replace(/view$/, 'edit');
  });

  after(() => Promise.all([admin?.close(), member?.close()]));

  const bothOpen = async () => {
    for (const page of [admin, member]) {
      await page.goto(edit);
      await field(page, 'Nombre *').waitFor();
    }
  };
  const firstSaves = async (values: Record<string, string>) => {
    await type(admin, values);
    await save(admin);
    await admin.waitForURL(/\/view$/);
  };
  const thenMeets = async (values: Record<string, string>) => {
    await type(member, values);
    await save(member);
    const dialog = member.getByRole('dialog');
    await dialog.waitFor();
    return dialog;
  };

  it('shows the second user who changed what, and both versions', async () => {
    await bothOpen();
    await firstSaves({ 'Nombre *': 'Patio Sur', Horario: '8 a 17' });
    const dialog = await thenMeets({ 'Nombre *': 'Patio Norte', Comentarios: 'Portón azul' });
    await dialog.getByRole('listitem').filter({ hasText: 'Horario' }).waitFor();
    const name = dialog.getByRole('group', { name: 'Nombre' });
    await soon(async () => expect(await name.innerText()).to.match(/Patio Norte[^]*Patio Sur/));
    await soon(async () => expect(await dialog.getByRole('group').count()).to.equal(1));
    await expectAccessible(member);
  });

  it('merges both versions in the form when the dialog is closed, and keeps what was typed', async () => {
    await pressEscape(member);
    await member.getByText('Sus cambios aún no se guardan').waitFor();
    await expectTyped(member, {
      'Nombre *': 'Patio Norte',
      Comentarios: 'Portón azul',
      Horario: '8 a 17',
    });
    await save(member);
    await member.waitForURL(/\/view$/);
    for (const text of ['Portón azul', '8 a 17']) await member.getByText(text).first().waitFor();
  });

  it('saves the own version over the new one', async () => {
    await bothOpen();
    await firstSaves({ 'Nombre *': 'Patio Este', Horario: '9 a 18' });
    const dialog = await thenMeets({ 'Nombre *': 'Patio Oeste' });
    await dialog.getByRole('button', { name: 'Guardar mis cambios' }).click();
    await member.waitForURL(/\/view$/);
    await member.goto(edit);
    await expectTyped(member, { 'Nombre *': 'Patio Oeste', Horario: '9 a 18' });
  });

  it('takes the other version of the conflicting fields, and keeps the other typed fields', async () => {
    await bothOpen();
    await firstSaves({ 'Nombre *': 'Patio Uno' });
    const dialog = await thenMeets({ 'Nombre *': 'Patio Dos', Comentarios: 'Timbre' });
    await dialog.getByRole('button', { name: 'Usar lo guardado' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expectTyped(member, { 'Nombre *': 'Patio Uno', Comentarios: 'Timbre' });
    await save(member);
    await member.waitForURL(/\/view$/);
  });

  it('offers to save both versions when they change different fields', async () => {
    await bothOpen();
    await firstSaves({ 'Nombre *': 'Patio Tres' });
    const dialog = await thenMeets({ Horario: '24 horas' });
    await dialog.getByText('pueden guardarse juntos').waitFor();
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
    await member.waitForURL(/\/view$/);
    await member.goto(edit);
    await expectTyped(member, { 'Nombre *': 'Patio Tres', Horario: '24 horas' });
  });

  it('has all changes in the history of the record', async () => {
    await admin.goto(edit.replace(/edit$/, 'view?tab=changes'));
    const changes = admin.locator('section').filter({ hasText: 'Bitácora' });
    const entry = changes.getByRole('listitem').first();
    await entry.getByText('24 horas').waitFor();
    await soon(async () =>
      expect(await entry.innerText()).to.match(/Horario[^]*9 a 18[^]*→[^]*24 horas/),
    );
    await expectAccessible(admin);
  });
});

function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

async function type(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

async function expectTyped(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await field(page, label).waitFor();
    await page.waitForFunction(
      ([name, text]) =>
        [...document.querySelectorAll('input, textarea')].some(
          (input) =>
            (input as HTMLInputElement).value === text &&
            (input as HTMLInputElement).labels?.[0]?.innerText.replace(/\s+/g, ' ').trim() === name,
        ),
      [label, value] as const,
    );
  }
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
}
