import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { say } from '../../../../../../api/testing/say.ts';
import {
  approveDocuments,
  buildCarrier,
} from '../../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../../api/network/companies/test/factory.ts';
import { buildEquipment } from '../../../../../../api/catalogs/equipments/test/factory.ts';
import { buildQuote } from '../../../../../../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { soon } from '../../../../../../api/testing/browser/soon.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';

describe('The carriers that cover a quote', function () {
  this.timeout(60_000);
  let page: Page;
  let path: string, email: string;

  before(async () => {
    const { id: companyId } = await buildCompany();
    ({ email } = await buildUser({ companyId }));
    const equipmentId = (await buildEquipment()).id;
    const fleet = { companyId, equipmentList: [equipmentId] };
    for (let n = 1; n <= 61; n += 1) {
      await buildCarrier({ ...fleet, carrierName: `Recua ${String(n).padStart(2, '0')}` });
    }
    await buildCarrier({ ...fleet, carrierName: 'Zorzal', scacCode: 'ZQRZ' });
    path = `/admin/quotes/${(await buildQuote({ companyId, equipmentId })).id}/view`;
    page = await newPage({ user: email, path });
  });

  after(() => page.close());

  it('are paged beyond the fiftieth, which could not be seen, and stay chosen on other pages', async () => {
    await page.getByRole('checkbox', { name: 'Recua 01' }).check();
    await page.getByText('1-10 de 62').waitFor();
    await page.getByRole('button', { name: 'Ir a la página 7' }).click();
    await page.getByRole('checkbox', { name: 'Zorzal' }).check();
    await page.getByText('61-62 de 62').waitFor();
    await page.getByRole('button', { name: 'Invitar (2)' }).waitFor();
    await expectAccessible(page);
  });

  it('are searched by name and SCAC', async () => {
    const box = page.getByRole('searchbox', { name: 'Nombre, SCAC, CAAT o RFC' });
    await box.fill('zqrz');
    await page.getByRole('checkbox', { name: 'Recua 61' }).waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: 'Zorzal' }).waitFor();
    await box.fill('recua 6');
    await page.getByRole('checkbox', { name: 'Recua 61' }).waitFor();
    await box.fill('nadie');
    await page.getByText('Ningún transportista coincide con «nadie»').waitFor();
    await page.getByRole('button', { name: 'Invitar (2)' }).waitFor();
  });

  it('are paged and searched on a phone', async () => {
    const phone = await newPage({ user: email, width: 390, theme: 'dark', path });
    await phone.getByText('1-10 de 62').waitFor();
    await phone.getByRole('searchbox').fill('zorzal');
    await phone.getByRole('checkbox', { name: 'Recua 01' }).waitFor({ state: 'detached' });
    await phone.getByRole('checkbox', { name: 'Zorzal' }).waitFor();
    await expectAccessible(phone);
    await phone.close();
  });

  it('show the own network first or the best of both, as the person chose last, and only assignable ones', async () => {
    const { id: companyId } = await buildCompany();
    const user = (await buildUser({ companyId })).email;
    const equipmentId = (await buildEquipment()).id;
    const build = (carrierName: string, columns: object = {}) =>
      buildCarrier({ carrierName, companyId, equipmentList: [equipmentId], ...columns });
    await build('Propia sin documentos');
    await approveDocuments((await build('Propia')).id);
    await approveDocuments((await build('De Andén', { companyId: null, confidence: 'high' })).id);
    const where = `/admin/quotes/${(await buildQuote({ companyId, equipmentId })).id}/view`;
    const own = await newPage({ user, path: where });
    const carriers = own.locator('#carriers li');
    const shows = async (...names: string[]) => {
      await carriers.nth(names.length - 1).waitFor();
      await carriers.first().getByText(names[0]!, { exact: true }).waitFor();
      await carriers.nth(names.length).waitFor({ state: 'detached' });
      for (const [at, name] of names.entries())
        await soon(async () => expect(await carriers.nth(at).innerText()).to.include(name));
    };
    await shows('Propia', 'Propia sin documentos', 'De Andén');
    await own.getByLabel(say('quotes.matches.order')).click();
    await own.getByRole('option', { name: say('quotes.matches.first.best') }).click();
    await shows('De Andén', 'Propia', 'Propia sin documentos');
    await own.reload();
    await shows('De Andén', 'Propia', 'Propia sin documentos');
    await own.getByRole('checkbox', { name: say('quotes.matches.assignable') }).check();
    await shows('De Andén', 'Propia');
    await expectAccessible(own);
    await own.close();
  });
});
