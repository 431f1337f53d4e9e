import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { newPage, visit } from '../../../api/testing/browser.ts';
import { soon } from '../../../api/testing/browser/soon.ts';
import { product } from '../../../api/testing/product.ts';
import { say } from '../../../api/testing/say.ts';

interface Walk {
  /** The resource's path below /admin, and of the API. */
  resource: string;
  /** The path of its list, if it is another. */
  list?: string;
  /** The label of the input for the record's name. */
  name: string;
  /** The texts of the other inputs, by label. */
  fill: Record<string, string>;
  /** The label of a select box; the test chooses its first value. */
  choose?: string;
  /** The field that chooses its owner, and the owner's name. */
  owner?: { field: string; name: string };
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
    owner: { field: 'companyId', name: 'Maquila Cumbre Serrana' },
  },
];

/** Andén staff create, change and archive each entity of the directory. */
describe('the directory in a browser', function () {
  this.timeout(180_000);
  let page: Page;

  before(async function () {
    this.timeout(300_000);
    const { url } = await product();
    page = await newPage({ url, user: 'root@anden.test', path: '/admin/users/new' });
  });

  after(() => page.close());

  for (const walk of WALKS) {
    const before = `Prueba ${mark} uno`;
    const after = `Prueba ${mark} dos`;

    it(`creates, finds and edits one of ${walk.resource}, saves it after a conflict, and archives it`, async () => {
      await create(page, walk, before);
      await search(page, walk, before);
      await openToEdit(page, before);
      await meanwhile(page, walk, `Prueba ${mark} ajena`);
      await page.locator(`input[name=${walk.name}]`).fill(after);
      await saveOver(page);
      await search(page, walk, before);
      await page.getByText(noMatches).waitFor();
      await searchAgain(page, after);
      await openToEdit(page, after);
      await archive(page, walk.resource);
      await search(page, walk, after);
      await page.getByText(noMatches).waitFor();
      await soon(async () =>
        expect(await page.getByRole('link', { name: new RegExp(after) }).count()).to.equal(0),
      );
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

  it('opens an empty form after "save and create another"', async () => {
    await page.goto('/admin/catalogs/comodities/new');
    for (const [name, text] of Object.entries({ nameEs: 'A', nameEn: 'B', code: `CX_${mark}` })) {
      await page.locator(`input[name=${name}]`).fill(text);
    }
    await page.getByRole('button', { name: say('anden.action.saveAnother') }).click();
    await expectValue(page, 'code', '');
    await page.waitForURL((url) => url.pathname === '/admin/catalogs/comodities/new');
  });

  it('creates a missing company from inside the form of a user, which keeps its values', async () => {
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

  it('changes the own profile at /profile', async () => {
    await page.goto('/profile');
    await page.locator('input[name=maidenName]').fill(mark);
    await page.locator('button[type=submit]').click();
    await page.getByText('Perfil guardado').waitFor();
    await page.reload();
    await expectValue(page, 'maidenName', mark);
    await page.getByRole('heading', { name: new RegExp(mark) }).waitFor();
  });
});

const noMatches = say('anden.list.noMatches');

async function create(page: Page, { resource, name, fill, choose, owner }: Walk, text: string) {
  await visit(page, `/admin/${resource}/new`);
  if (owner) await chooseOwner(page, owner);
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

/** Saves the form and waits until it is left. */
async function save(page: Page) {
  const form = page.url();
  await page.locator('main button[type=submit]').click();
  await page.waitForURL((url) => url.href !== form);
}

async function chooseOwner(page: Page, { field, name }: NonNullable<Walk['owner']>) {
  await page.locator(`input[name=${field}]`).fill(name);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
}

/** Changes the record's name through the API while the form is open, and waits until the form says so. */
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
  await page.getByText(say('anden.live.changedBy', { name: 'Adriana' })).waitFor();
}

/** Saves the form after a conflicting save: expects the dialog with both versions, and keeps the own one. */
async function saveOver(page: Page) {
  const form = page.url();
  await page.locator('main button[type=submit]').click();
  const dialog = page.getByRole('dialog', { name: say('anden.conflict.title') });
  await dialog.getByText(`Prueba ${mark} ajena`).first().waitFor();
  await dialog.getByRole('button', { name: say('anden.conflict.keepMine') }).click();
  await page.waitForURL((url) => url.href !== form);
}

/** Goes to the list and searches. */
async function search(page: Page, { resource, list = resource }: Walk, text: string) {
  await visit(page, `/admin/${list}`);
  await searchAgain(page, text);
}

/** Searches in the list that is shown. */
async function searchAgain(page: Page, text: string) {
  await page.locator('input[name=q]').fill(text);
  await page.waitForURL(/filter=.*Prueba/);
}

/** Opens the form of a record: rows of catalogs link to the form, all others to the view. */
async function openToEdit(page: Page, text: string) {
  await page.getByRole('link', { name: new RegExp(text) }).click();
  await page.waitForURL(/\/(view|edit)$/);
  if (page.url().endsWith('/view')) await page.getByRole('link', { name: 'Editar' }).click();
  await page.waitForURL(/\/edit$/);
  await page.locator('main button[type=submit]').waitFor();
}

/** Closes the message of the last save first, because that of archiving waits until it has gone. */
async function archive(page: Page, resource: string) {
  await page.keyboard.press('Escape');
  const words = resource === 'users' ? 'resources.users.archive' : 'anden.archive';
  await page.getByRole('button', { name: say(`${words}.action`) }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await page.getByText(say(`${words}.done`)).waitFor();
}

async function expectValue(page: Page, name: string, value: string) {
  const input = page.locator(`input[name=${name}]`);
  await input.waitFor();
  await soon(async () => expect(await input.inputValue()).to.equal(value));
}
