import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { readXlsx } from 'hucre/xlsx';
import type { Page } from 'playwright-core';
import { buildCarrier } from '../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../api/network/companies/test/factory.ts';
import type { Schemas } from '../../../api/core/contract/types.ts';
import { buildQuote } from '../../../api/quoting/quotes/test/factory.ts';
import { expectAccessibleLayout } from '../../../api/testing/browser/looks.ts';
import { newPage, visit } from '../../../api/testing/browser.ts';
import { pressEscape, soon } from '../../../api/testing/browser/soon.ts';
import { as } from '../../../api/testing/client.ts';
import { say } from '../../../api/testing/say.ts';
import { buildUser } from '../../../api/platform/users/test/factory.ts';
import type { User } from '../../../api/platform/users/User.ts';

/** The broker's long lists, in one browser. */
describe('the lists of a broker', function () {
  this.timeout(60_000);
  let companyId: string;
  let user: User;
  let page: Page;

  before(async () => {
    companyId = (await buildCompany()).id;
    user = await buildUser({ companyId });
    page = await newPage({ user: user.email });
  });

  after(() => page.close());

  it('offers CAAT, SCAC, phone and e-mail of carriers as columns', async () => {
    const seen = { caat: '7A9K', scacCode: 'RGIO', quotingEmail: 'tarifas@regio.test' };
    await buildCarrier({ companyId, carrierName: 'Fletes del Regio', ...seen });
    await visit(page, '/admin/carriers?filter={"q":"del regio"}');
    await page.getByText('Fletes del Regio').waitFor();
    await expectAccessibleLayout(page);
    await page.getByRole('button', { name: 'Columnas' }).click();
    for (const name of ['CAAT', 'SCAC', 'Teléfono', 'Correo para cotizar'])
      await page.getByLabel(name, { exact: true }).check();
    await pressEscape(page);
    for (const text of Object.values(seen)) await page.getByRole('cell', { name: text }).waitFor();
  });

  it('exports the selected quotes alone, and dismisses them with one reason', async () => {
    for (let count = 0; count < 3; count += 1) await buildQuote({ companyId });
    await page.goto('/admin/quotes');
    await expectAccessibleLayout(page);
    const boxes = page.getByRole('checkbox', { name: /^Seleccionar Q-/ });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    const begun = page.waitForEvent('download');
    await page.getByRole('button', { name: say('anden.export.selected') }).click();
    await page.getByRole('menuitem', { name: 'Excel' }).click();
    const { sheets } = await readXlsx(await readFile(await (await begun).path()));
    expect(sheets[0]!.rows).to.have.length(3);
    await page.getByRole('button', { name: say('quotes.dismissMany.action') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: say('anden.reasons.other') }).check();
    await dialog.getByRole('button', { name: say('quotes.dismissMany.action') }).click();
    await dialog.getByText('Este campo es necesario').waitFor();
    await dialog.getByRole('radio', { name: 'Solicitud duplicada' }).check();
    await dialog.getByRole('button', { name: say('quotes.dismissMany.action') }).click();
    await page.getByText('2 cotizaciones descartadas').waitFor();
    const { body } = await as(user).get<Schemas['Quote'][]>('/api/quotes?sort=-number');
    expect(body.map(({ closeReason }) => closeReason ?? null)).to.deep.equal([...TWO, null]);
  });

  it('opens what waits with one press: the list of several, the page of a single one', async () => {
    const deadlineAt = new Date(Date.now() + 20 * 60_000);
    const rated = { companyId, status: 'rated' as const, deadlineAt };
    for (let count = 0; count < 2; count += 1) await buildQuote(rated);
    const { id } = await buildQuote({ ...rated, status: 'sent' });
    await page.goto('/admin/quotes');
    await page.getByRole('link', { name: '2 cotizaciones por comparar' }).click();
    await page.getByText(/^1-2 de 2$/).waitFor();
    await expectAccessibleLayout(page);
    await page.getByRole('link', { name: '1 cotización sin tarifa' }).click();
    await page.waitForURL(`**/quotes/${id}/view`);
  });

  it('shows the history by ten', async () => {
    const quotes = [];
    for (let count = 0; count < 11; count += 1) quotes.push(await buildQuote({ companyId }));
    const ids = quotes.map(({ id }) => id);
    await as(user).post('/api/quotes/bulk', { ids, action: 'dismiss', reason: 'duplicate' });
    await visit(page, '/admin/history');
    await page.getByText(/^1-10 de 1\d$/).waitFor();
    await page.locator('main ol > li').nth(9).waitFor();
    await soon(async () => expect(await page.locator('main ol > li').count()).to.equal(10));
    await expectAccessibleLayout(page);
  });
});

const TWO = ['duplicate', 'duplicate'];
