import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildCompany } from '../../../../../../api/network/companies/test/factory.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';
import { UNDER_BAR } from '../../../../../../api/testing/browser/focus.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';

describe('A field of the form of a quote that has the focus', function () {
  this.timeout(120_000);

  it('is the first wrong one of the page after a save that was refused', async () => {
    const page = await open();
    await page.locator('input[name="destination.city"]').fill('Dallas');
    await page.locator('input[name="weight"]').fill('18000');
    await page.keyboard.press('Control+Enter');
    await page.locator('input[name="origin.city"][aria-invalid=true]:focus').waitFor();
    expect(await page.evaluate<string | null>(UNDER_BAR)).to.equal(null);
    await page.locator('input[name="weight"]').focus();
    await page.keyboard.press('Control+Enter');
    await page.locator('input[name="origin.city"]:focus').waitFor();
    await page.close();
  });

  async function open(): Promise<Page> {
    const { email } = await buildUser({ companyId: (await buildCompany()).id });
    const page = await newPage({
      user: email,
      path: '/admin/quotes/new',
      width: 1366,
      height: 768,
    });
    await page.locator('input[name="origin.city"]').waitFor();
    return page;
  }
});
