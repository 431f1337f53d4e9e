import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { newPage, visit } from '../../api/testing/browser.ts';
import { product } from '../../api/testing/product.ts';
import { say } from '../../api/testing/say.ts';

interface Walk {
  /** The resource's path below /admin, and of the API. */
  resource: string;
  /** Where its list stands, if elsewhere. */
  list?: string;
  /** The input of the name that one finds the record by. */
  name: string;
  /** The other inputs, by their names. */
  fill: Record<string, string>;
  /** A closed list, whose first value is taken. */
  choose?: string;
  /** The resource of which it belongs to one, chosen by this field. */
  owner?: { field: string; resource: string };
}

const mark = process.pid.toString(36).toUpperCase();
const WALKS: Walk[] = [
  {
    resource: 'users',
    name: 'lastName',
    fill: { firstName: 'Ana', email: `ana-${mark}@prueba.test` },
  },
  { resource: 'companies', name: 'name', fill: { email: `compras-${mark}@prueba.test` } },
  { resource: 'carriers', name: 'carrierName', fill: { comercialName: 'Fletes de la prueba' } },
  { resource: 'locations', name: 'name', fill: { postalCode: '64000' } },
  {
    resource: 'catalogs/equipments',
    name: 'nameEs',
    fill: { nameEn: 'Test van', code: `EQ_${mark}` },
    choose: 'category',
  },
  { resource: 'catalogs/comodities', name: 'nameEs', fill: { nameEn: 'Test', code: `CO_${mark}` } },
  {
    resource: 'catalogs/packagings',
    list: 'catalogs/packaging',
    name: 'nameEs',
    fill: { nameEn: 'Test', code: `EM_${mark}` },
  },
  {
    resource: 'catalogs/contact_types',
    name: 'nameEs',
    fill: { nameEn: 'Test', code: `TC_${mark}` },
    choose: 'audience',
  },
  {
    resource: 'catalogs/incidents',
    name: 'nameEs',
    fill: { nameEn: 'Test', code: `IN_${mark}` },
    choose: 'severity',
  },
  {
    resource: 'contacts',
    name: 'name',
    fill: {},
    owner: { field: 'companyId', resource: 'companies' },
  },
];

/** Each entity of the directory, as Andén staff keep it. */
describe('the directory in a browser', function () {
  this.timeout(60_000);
  let page: Page;

  before(async () => {
    const { url } = await product();
    page = await newPage({ url, user: 'root@anden.test' });
  });

  after(() => page.close());

  for (const walk of WALKS) {
    const before = `Prueba ${mark} uno`;
    const after = `Prueba ${mark} dos`;

    it(`creates, finds, edits, meets a conflict and archives one of ${walk.resource}`, async () => {
      await create(page, walk, before);
      await search(page, walk, before);
      await openToEdit(page, before);
      await meanwhile(page, walk, `Prueba ${mark} ajena`);
      await page.locator(`input[name=${walk.name}]`).fill(after);
      await saveOver(page);
      await search(page, walk, before);
      await page.getByText(noMatches).waitFor();
      await search(page, walk, after);
      await openToEdit(page, after);
      await archive(page);
      await search(page, walk, after);
      await page.getByText(noMatches).waitFor();
      expect(await page.getByRole('link', { name: new RegExp(after) }).count()).to.equal(0);
    });
  }

  it('completes an address from its postal code, but leaves what was typed', async () => {
    await page.goto('/admin/locations/new');
    await page.locator('input[name=postalCode]').fill('64000');
    await expectValue(page, 'city', 'Monterrey');
    await page.locator('input[name=city]').fill('San Nicolás');
    await page.locator('input[name=postalCode]').fill('20000');
    await page
      .getByRole('combobox', { name: say('anden.place.state') })
      .and(holding('Aguascalientes'))
      .waitFor();
    await expectValue(page, 'city', 'San Nicolás');

    function holding(text: string) {
      return page.locator(`input[value="${text}"]`);
    }
  });

  it('starts the next record after the first on an empty form', async () => {
    await page.goto('/admin/catalogs/comodities/new');
    for (const [name, text] of Object.entries({ nameEs: 'A', nameEn: 'B', code: `CX_${mark}` })) {
      await page.locator(`input[name=${name}]`).fill(text);
    }
    await page.getByRole('button', { name: say('anden.action.saveAnother') }).click();
    await expectValue(page, 'code', '');
    expect(new URL(page.url()).pathname).to.equal('/admin/catalogs/comodities/new');
  });

  it('registers a missing company from inside the form of a user, which stays as it was', async () => {
    await page.goto('/admin/users/new');
    await page.locator('input[name=firstName]').fill('Rosa');
    await page.getByRole('combobox', { name: 'Tipo' }).click();
    await page.getByRole('option', { name: 'Embarcador' }).click();
    await page.getByRole('combobox', { name: 'Empresa' }).fill(`Aceros ${mark}`);
    await page.getByRole('option', { name: `Crear «Aceros ${mark}»` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name=rfc]').fill('ABC');
    await dialog.locator('button[type=submit]').click();
    await dialog.locator('input[name=rfc][aria-invalid=true]').waitFor();
    await dialog.locator('input[name=rfc]').fill('');
    await dialog.locator('button[type=submit]').click();
    await dialog.waitFor({ state: 'detached' });
    await page.locator(`input[value="Aceros ${mark}"]`).waitFor();
    await expectValue(page, 'firstName', 'Rosa');
  });

  it('keeps the own profile at /profile', async () => {
    await page.goto('/profile');
    await page.locator('input[name=maidenName]').fill(mark);
    await page.locator('button[type=submit]').click();
    await page.getByText('Perfil guardado').waitFor();
    await page.reload();
    await expectValue(page, 'maidenName', mark);
    await page.getByRole('heading', { name: new RegExp(mark) }).waitFor();
  });
});

const noMatches = new RegExp(say('anden.list.noMatches', { name: '.+' }));

async function create(page: Page, { resource, name, fill, choose, owner }: Walk, text: string) {
  await visit(page, `/admin/${resource}/new`);
  if (owner) await chooseFirst(page, owner);
  for (const [input, value] of Object.entries({ [name]: text, ...fill })) {
    await page.locator(`input[name=${input}]`).fill(value);
  }
  if (fill.postalCode) await expectValue(page, 'city', 'Monterrey');
  if (choose) {
    await page.locator(`[role=combobox]:near(input[name=${choose}])`).first().click();
    await page.getByRole('option').first().click();
  }
  await save(page);
}

/** Saved means that the form is left. */
async function save(page: Page) {
  const form = page.url();
  await page.locator('main button[type=submit]').click();
  await page.waitForURL((url) => url.href !== form);
}

/** The first of the other resource that the search finds. */
async function chooseFirst(page: Page, { field }: NonNullable<Walk['owner']>) {
  await page.locator(`[role=combobox][name=${field}], input[name=${field}]`).first().click();
  await page.getByRole('option').first().click();
}

/** Somebody else changes the record's name while the form is open. */
async function meanwhile(page: Page, { resource, name }: Walk, text: string) {
  const id = /[\w-]{36}/.exec(page.url())![0];
  const status = await page.evaluate(
    async ({ path, body }) => {
      const token = localStorage.getItem('accessToken');
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(path, { method: 'PATCH', headers, body });
      return answer.status;
    },
    { path: `/api/${resource}/${id}`, body: JSON.stringify({ [name]: text }) },
  );
  expect(status).to.equal(200);
}

/** Saves what another save met: both versions are shown, and the own one is kept. */
async function saveOver(page: Page) {
  const form = page.url();
  await page.locator('main button[type=submit]').click();
  const dialog = page.getByRole('dialog', { name: say('anden.conflict.title') });
  await dialog.getByText(`Prueba ${mark} ajena`).first().waitFor();
  await dialog.getByRole('button', { name: say('anden.conflict.keepMine') }).click();
  await page.waitForURL((url) => url.href !== form);
}

async function search(page: Page, { resource, list = resource }: Walk, text: string) {
  await page.goto(`/admin/${list}`);
  await page.locator('input[name=q]').fill(text);
  await page.waitForURL(/filter=.*Prueba/);
}

/** A catalog's rows lead to the form at once, all others to the view. */
async function openToEdit(page: Page, text: string) {
  await page.getByRole('link', { name: new RegExp(text) }).click();
  await page.waitForURL(/\/(view|edit)$/);
  if (page.url().endsWith('/view')) await page.getByRole('link', { name: 'Editar' }).click();
  await page.waitForURL(/\/edit$/);
  await page.locator('main button[type=submit]').waitFor();
}

async function archive(page: Page) {
  await page.getByRole('button', { name: say('anden.archive.action') }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await page.getByText(say('anden.archive.done')).waitFor();
}

async function expectValue(page: Page, name: string, value: string) {
  const input = page.locator(`input[name=${name}]`);
  await input.waitFor();
  for (let tries = 0; tries < 50 && (await input.inputValue()) !== value; tries += 1) {
    await page.waitForTimeout(100);
  }
  expect(await input.inputValue()).to.equal(value);
}
