import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { newPage, takeErrors } from '../../../../api/testing/browser.ts';
import { loseNextAnswer, pressRepeatedly, slowDown } from '../../../../api/testing/connection.ts';
import { product } from '../../../../api/testing/product.ts';

/** A form creates one record, even after failed calls and repeated presses; in the company of which no test counts the places. */
describe('a form that creates one record', function () {
  this.timeout(120_000);
  let page: Page;

  beforeEach(async () => {
    const { url } = await product();
    page = await newPage({ url, user: 'broker@norte.test', path: '/admin/locations/new' });
  });

  afterEach(() => page.close());

  it('"Guardar" pressed many times on a slow line makes one place, where it made three', async () => {
    await fill(page, 'Patio Impaciente');
    await slowDown(page);
    await pressRepeatedly(page, SAVE);
    await page.waitForURL(/\/admin\/locations\/[\w-]{36}\/view/);
    expect(await names(page, 'Patio Impaciente')).to.deep.equal(['Patio Impaciente']);
  });

  it('changes the location that a call without an answer created', async () => {
    await fill(page, 'Patio Perdido');
    const bringBack = await loseNextAnswer(page);
    await page.locator(SAVE).click();
    await page.locator(`${SAVE}:enabled`).waitFor();
    await page.getByLabel('Nombre *').fill('Patio Perdido y Hallado');
    await bringBack();
    await page.locator(SAVE).click();
    await page.waitForURL(/\/admin\/locations\/[\w-]{36}\/view/);
    expect(await names(page, 'Patio Perdido')).to.deep.equal(['Patio Perdido y Hallado']);
    takeErrors(page);
  });

  it('creates another location after "Guardar y crear otro", even with the same values', async () => {
    for (let times = 0; times < 2; times += 1) {
      await fill(page, 'Patio Gemelo');
      await page.getByRole('button', { name: 'Guardar y crear otro' }).click();
      await page.locator('input[name=name]:not([value]), input[name=name][value=""]').waitFor();
    }
    expect(await names(page, 'Patio Gemelo')).to.have.length(2);
  });
});

const SAVE = 'main button[type=submit]';

async function fill(page: Page, name: string) {
  await page.getByLabel('Nombre *').fill(name);
  await page.getByLabel('Ciudad *').fill('Saltillo');
  await page.getByRole('combobox', { name: /^Estado/ }).fill('Coahuila');
  await page.getByRole('option', { name: 'Coahuila' }).click();
}

/** The names of the locations that the API finds. */
function names(page: Page, text: string): Promise<string[]> {
  return page.evaluate(async (q) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const filter = encodeURIComponent(JSON.stringify({ q }));
    const answer = await fetch(`/api/locations?filter=${filter}`, { headers });
    return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
  }, text);
}
