import type { Page } from 'playwright-core';
import { buildCarrier } from '../../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../../api/network/companies/test/factory.ts';
import { buildEquipment } from '../../../../../../api/catalogs/equipments/test/factory.ts';
import { buildQuote } from '../../../../../../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
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
});
