import { expect } from 'chai';
import { buildEquipment } from '../../../../../../api/catalogs/equipments/test/factory.ts';
import { buildInvitation } from '../../../../../../api/quoting/invitations/test/factory.ts';
import {
  buildExchangeRate,
  buildQuote,
} from '../../../../../../api/quoting/quotes/test/factory.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { pressRepeatedly, requestsOf, slowDown } from '../../../../../../api/testing/connection.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';

describe('requoting', function () {
  this.timeout(120_000);

  it('"Recotizar" pressed many times on a slow line makes one quote, where it made four', async () => {
    await buildExchangeRate();
    const { id: equipmentId } = await buildEquipment();
    const { id, companyId } = await buildQuote({ equipmentId });
    await buildInvitation({ quoteId: id });
    const page = await newPage({
      user: (await buildUser({ companyId })).email,
      path: `/admin/quotes/${id}/requote`,
    });
    await page.locator('input[name=pickupDate]').fill(inDays(5));
    await page.locator('input[name=deliveryDate]').fill(inDays(9));
    await slowDown(page);
    const calls = requestsOf(page, 'POST');
    await pressRepeatedly(page, 'main button[type=submit]');
    await page.waitForURL((url) => /\/view/.test(url.pathname) && !url.href.includes(id));
    expect(calls.filter((path) => path.endsWith('/requote'))).to.have.length(1);
    await page.close();
  });
});

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
