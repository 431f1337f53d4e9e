import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { confirmedAccount } from '../../../../../api/trip/bankAccounts/test/factory.ts';
import { buildCarrier } from '../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../api/network/companies/test/factory.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';
import { owedLoad } from '../../../../../api/trip/settlements/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { say } from '../../../../../api/testing/say.ts';

describe('The list of settlements', function () {
  this.timeout(180_000);

  async function owing() {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const unknown = await buildCarrier({ companyId });
    await confirmedAccount({ carrierId });
    await owedLoad({ companyId, carrierId }, { total: '1000.00', dueDate: '2026-01-05' });
    await owedLoad({ companyId, carrierId }, { total: '500.50', dueDate: '2126-01-05' });
    const dollars = { total: '70.00', currency: 'USD', dueDate: '2126-01-06' } as const;
    await owedLoad({ companyId, carrierId }, dollars);
    await owedLoad({ companyId, carrierId: unknown.id }, { total: '30.00', dueDate: '2126-01-07' });
    return { companyId, unknown, user: (await buildUser({ companyId })).email };
  }

  it('tells what is to pay, makes the file for the bank of those chosen, and marks them as paid at once', async () => {
    const { unknown, user } = await owing();
    const page = await newPage({ user, path: '/admin/settlements' });
    await page.getByText('$1,530.50 MXN').waitFor();
    await page.getByRole('link', { name: say('settlements.totals.overdue') }).waitFor();
    await page.getByText(say('settlements.totals.beforeTax')).waitFor();
    await page.getByRole('checkbox').first().check();
    const bar = page.locator('.RaBulkActionsToolbar-toolbar');
    await bar.getByRole('button', { name: say('settlements.bankFile.action') }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: say('settlements.bankFile.download') }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.match(/032180000118359719/g)).to.have.length(2);
    expect(file).to.include('1000.00,MXN').and.not.include('USD');
    await dialog.getByText(unknown.carrierName).waitFor();
    await dialog.getByText(say('settlements.leftOut.no_account')).waitFor();
    await dialog.getByText(say('settlements.leftOut.currency')).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: say('anden.bulk.close') }).click();

    await bar.getByRole('button', { name: say('settlements.payMany.action') }).click();
    await dialog.getByText('$70.00 USD').waitFor();
    await dialog.locator('[name=paidOn]').fill('2026-11-25');
    await dialog.locator('[name=reference]').fill('SPEI 4411');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: say('settlements.payMany.action') }).click();
    await page.getByText('SPEI 4411').nth(3).waitFor();
    await page.getByText('$1,530.50 MXN').waitFor({ state: 'detached' });
    await page.close();
  });

  it('lets only who pays choose, and shows the carrier what it is owed', async () => {
    const { companyId } = await owing();
    const { email } = await buildUser({ companyId, role: 'member' });
    const page = await newPage({ user: email, path: '/admin/settlements' });
    await page.getByText('$1,530.50 MXN').waitFor();
    expect(await page.getByRole('checkbox').count()).to.equal(0);
    await page.close();
  });
});
