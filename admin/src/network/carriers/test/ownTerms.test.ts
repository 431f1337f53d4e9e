import { expect } from 'chai';
import { newPage } from '../../../../../api/testing/browser.ts';
import { buildCarrier } from '../../../../../api/network/carriers/test/factory.ts';
import { say } from '../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

describe("a carrier's form of its own record", function () {
  this.timeout(90_000);

  it('offered the credit and the cost per mile, which it only reads, and could not be saved with them', async () => {
    const terms = { creditType: 'days_30', costPerMile: '2.35' } as object;
    const { id: carrierId } = await buildCarrier(terms);
    const { email } = await buildUser({ type: 'carrier', carrierId });
    const page = await newPage({ user: email, path: '/admin/carrier/profile' });
    await page.getByText(say('carriers.credit.days_30'), { exact: true }).waitFor();
    await page.goto(`/admin/carriers/${carrierId}/edit`);
    await page.getByLabel(say('resources.carriers.fields.quotingEmail')).waitFor();
    for (const field of ['creditType', 'costPerMile'])
      expect(await page.getByLabel(say(`resources.carriers.fields.${field}`)).count()).to.equal(0);
    await page.close();
  });
});
