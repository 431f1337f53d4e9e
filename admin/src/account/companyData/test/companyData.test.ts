import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { say } from '../../../../../api/testing/say.ts';
import { buildLocation } from '../../../../../api/network/locations/test/factory.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

describe('the data of a company in the admin', function () {
  this.timeout(90_000);

  it('are downloaded by its admin in one file', async () => {
    const admin = await buildUser();
    const { id } = await buildLocation({ companyId: admin.companyId! });
    const page = await newPage({ user: admin.email, path: '/admin/company_data' });
    const button = page.getByRole('button', { name: say('companyData.download') });
    await button.waitFor();
    await expectAccessible(page);
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).to.match(/^company_data-.*\.jsonl$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).to.include(id).and.include(admin.email);
    await page.close();
  });
});
