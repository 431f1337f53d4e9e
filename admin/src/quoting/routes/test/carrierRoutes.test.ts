import { buildCompany } from '../../../../../api/network/companies/test/factory.ts';
import { buildRoute } from '../../../../../api/quoting/routes/test/factory.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

describe("A carrier's assigned routes", function () {
  this.timeout(60_000);

  it('have a second page after the hundredth route, which could not be seen', async () => {
    const { email, carrierId } = await buildUser({ type: 'carrier' });
    const { id: companyId } = await buildCompany();
    for (let n = 0; n < 101; n += 1) await buildRoute({ companyId, carrierId });
    const page = await newPage({ user: email, width: 390, path: '/admin/carrier/routes' });
    await page.getByText('1-100 de 101').waitFor();
    await page.getByRole('button', { name: 'Ir a la página siguiente' }).click();
    await page.getByText('101-101 de 101').waitFor();
    await page.close();
  });
});
