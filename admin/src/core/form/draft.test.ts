import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../../../../api/testing/accessible.ts';
import { newPage, takeErrors, visit } from '../../../../api/testing/browser.ts';
import { soon } from '../../../../api/testing/browser/soon.ts';
import { product } from '../../../../api/testing/product.ts';

const EMAIL = 'broker@puente.test';

/** A form's draft is kept on the device until it is saved or discarded on purpose. */
describe('what was typed', function () {
  this.timeout(120_000);
  let url: string;
  let page: Page;

  before(async () => {
    ({ url } = await product());
  });

  beforeEach(async () => {
    page = await newPage({ url, user: EMAIL, path: FORM });
  });

  afterEach(() => page.close());

  it('survives switching the language, which erased the form, and says that it was recovered', async () => {
    await type(page);
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await page.getByText('Draft recovered').waitFor();
    await expectTyped(page);
    await expectAccessible(page);
  });

  it('survives an expired session: signing in again came back to an empty form', async () => {
    await type(page);
    await page.evaluate(() => localStorage.setItem('expiresAt', '0'));
    await page.context().clearCookies();
    await page.reload();
    await signIn(page, EMAIL);
    await page.getByText('Borrador recuperado').waitFor();
    await expectTyped(page);
    takeErrors(page);
  });

  it('survives a logout in another tab, which took the form along', async () => {
    await type(page);
    await logOutElsewhere(page);
    await page.goto(FORM);
    await signIn(page, EMAIL);
    await page.getByText('Borrador recuperado').waitFor();
    await expectTyped(page);
  });

  it('is never shown to another person on the same device', async () => {
    await type(page);
    await logOutElsewhere(page);
    await page.goto(FORM);
    await signIn(page, 'agent@puente.test');
    await field(page, 'Nombre *').waitFor();
    await soon(async () => expect(await field(page, 'Nombre *').inputValue()).to.equal(''));
    expect(await page.getByText('Borrador recuperado').count()).to.equal(0);
  });

  it('is discarded on purpose, and stays so', async () => {
    await type(page);
    await page.reload();
    await page.getByText('Borrador recuperado').waitFor();
    await page.getByRole('button', { name: 'Descartar' }).click();
    await page.getByText('Borrador recuperado').waitFor({ state: 'hidden' });
    await soon(async () => expect(await field(page, 'Nombre *').inputValue()).to.equal(''));
    await page.reload();
    await field(page, 'Nombre *').waitFor();
    await soon(async () => expect(await field(page, 'Nombre *').inputValue()).to.equal(''));
  });

  it('is no draft any more once it is saved', async () => {
    await type(page);
    await page.getByLabel('Ciudad *').fill('Saltillo');
    await page.getByRole('combobox', { name: /^Estado/ }).fill('Coahuila');
    await page.getByRole('option', { name: 'Coahuila' }).click();
    await page.locator('main button[type=submit]').click();
    await page.waitForURL(/\/view/);
    await page.goto(FORM);
    await field(page, 'Nombre *').waitFor();
    await soon(async () => expect(await field(page, 'Nombre *').inputValue()).to.equal(''));
    await soon(async () => expect(await drafts(page)).to.deep.equal([]));
  });

  describe('and is not saved when the page is left', () => {
    beforeEach(async () => {
      await type(page);
      await page.getByRole('link', { name: 'Cotizaciones' }).first().click();
      await page.getByRole('dialog', { name: 'Hay cambios sin guardar' }).waitFor();
    });

    it('goes on being edited', async () => {
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Seguir editando' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).to.equal(FORM);
      await expectTyped(page);
    });

    it('is kept as a draft', async () => {
      await page.getByRole('button', { name: 'Salir con borrador' }).click();
      await page.waitForURL(/\/admin\/quotes/);
      await page.getByRole('table').waitFor();
      await visit(page, FORM);
      await page.getByText('Borrador recuperado').waitFor();
      await expectTyped(page);
    });

    it('is discarded', async () => {
      await page.getByRole('button', { name: 'Descartar' }).click();
      await page.waitForURL(/\/admin\/quotes/);
      await soon(async () => expect(await drafts(page)).to.deep.equal([]));
    });
  });
});

const FORM = '/admin/locations/new';

function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

async function type(page: Page) {
  await field(page, 'Nombre *').fill('Patio Sin Guardar');
  await field(page, 'Comentarios').fill('Portón verde');
}

async function expectTyped(page: Page) {
  const values = await page
    .locator('main input[type=text], main textarea')
    .evaluateAll((inputs) => inputs.map((input) => (input as { value?: string }).value));
  expect(values).to.include.members(['Patio Sin Guardar', 'Portón verde']);
}

/** The names of the drafts that the device keeps. */
function drafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft ')));
}

async function logOutElsewhere(page: Page) {
  const other = await page.context().newPage();
  await other.goto('/admin/quotes');
  const left = page.waitForURL((at) => !at.pathname.startsWith('/admin'));
  await other.locator('header button[aria-haspopup=menu]').last().click();
  await other.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await left;
  await other.waitForURL((at) => !at.pathname.startsWith('/admin'));
  await other.close();
}

async function signIn(page: Page, email: string) {
  await page.locator('#email').fill(email);
  await page.locator('#password').fill('anden');
  await page.locator('form:has(#password) button[type=submit]').click();
  await page.waitForURL(`**${FORM}`);
}
