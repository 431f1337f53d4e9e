import { expect } from 'chai';
import { dayIn, uploadedDocument } from '../../../../../api/compliance/documents/test/factory.ts';
import { buildCarrier } from '../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../api/network/companies/test/factory.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { say } from '../../../../../api/testing/say.ts';

describe('The radar', function () {
  this.timeout(120_000);

  it('asks a carrier for all its documents by one press, and has its columns at one place in every row', async () => {
    const { id: companyId } = await buildCompany();
    for (const carrierName of ['Fletes Uno', 'Transportes con un nombre mucho más largo']) {
      const { id } = await buildCarrier({ companyId, carrierName });
      await uploadedDocument(id, { status: 'approved', expirationDate: dayIn(-1) });
    }
    const { email } = await buildUser({ companyId });
    const page = await newPage({ user: email, path: '/admin/radar', width: 1366, height: 768 });
    const row = page.getByRole('row').filter({ hasText: 'Fletes Uno' });
    await row.waitFor();
    for (const part of ['td li > :nth-child(2)', 'td li > :nth-child(3)', 'td li > .ask']) {
      const lefts = await page
        .locator(part)
        .evaluateAll((all) => [
          ...new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))),
        ]);
      expect(lefts, part).to.have.length(1);
    }
    await expectAccessible(page);
    const askAll = /^Pedir los \d+ documentos: /;
    await row.getByRole('button', { name: askAll }).click();
    await page.getByText(say('radar.askedAll')).waitFor();
    await row.getByRole('button', { name: askAll }).waitFor({ state: 'detached' });
    await page.close();
  });
});
