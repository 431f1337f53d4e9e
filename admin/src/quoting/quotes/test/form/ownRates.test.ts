import { buildEquipment } from '../../../../../../api/catalogs/equipments/test/factory.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';
import { buildInvitation } from '../../../../../../api/quoting/invitations/test/factory.ts';
import {
  buildExchangeRate,
  buildQuote,
} from '../../../../../../api/quoting/quotes/test/factory.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';

describe('the past rates of the lane beside the form of a quote', function () {
  this.timeout(120_000);

  it('count its own rates where it is quoted again, and not while it is changed', async () => {
    await buildExchangeRate();
    const { id: equipmentId } = await buildEquipment();
    const { id, companyId } = await buildQuote({ equipmentId });
    const earlier = await buildQuote({ equipmentId, companyId });
    for (const quoteId of [id, earlier.id])
      await buildInvitation({ quoteId, status: 'rated', rate: { allIn: '1500.00' } });
    const user = (await buildUser({ companyId })).email;
    const page = await newPage({ user, path: `/admin/quotes/${id}` });
    await page.getByText('1 de 3 tarifas').waitFor();
    await page.goto(new URL(`/admin/quotes/${id}/requote`, page.url()).href);
    await page.getByText('2 de 3 tarifas').waitFor();
    await page.close();
  });
});
