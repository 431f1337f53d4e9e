import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildCompany, buildOperator } from '../../../../../api/network/companies/test/factory.ts';
import { Inquiry } from '../../../../../api/site/inquiries/Inquiry.ts';
import { buildInvitation } from '../../../../../api/quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../../../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../api/testing/browser.ts';
import { say } from '../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../api/platform/users/test/factory.ts';

describe('the plan of a free company in the admin', function () {
  this.timeout(90_000);
  let companyId: string;
  let page: Page;

  before(async () => {
    await buildOperator();
    companyId = (await buildCompany({ plan: 'free' })).id;
    const { id: quoteId } = await buildQuote({ companyId });
    await buildInvitation({ quoteId });
    await buildInvitation({ quoteId });
    const user = await buildUser({ companyId });
    page = await newPage({ user: user.email, width: 1440 });
  });

  after(() => page.close());

  it('shows in the top bar how much of it is used', async () => {
    await page.getByText(say('plans.button.text', { contacts: '2/3', loads: '0/3' })).waitFor();
  });

  it('shows the monthly price of Premium, and sends the request to staff (it only opened Help)', async () => {
    await page.getByRole('button', { name: /^Plan gratuito/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(say('plans.use.of', { used: 2, limit: 3 })).waitFor();
    await dialog.getByText('Premium: $4,900.00 MXN /mes').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: say('plans.upgrade.ask') }).click();
    await page.getByText(/^Solicitud de Premium enviada con éxito.*Folio: [0-9A-F]{8}$/).waitFor();
    const [asked] = await Inquiry.query().where({ customerId: companyId });
    expect(asked).to.include({ kind: 'plan_upgrade', status: 'new' });
    const staff = await newPage({
      user: (await buildUser({ type: 'internal' })).email,
      path: `/admin/inquiries/${asked!.id}/view`,
    });
    await staff.getByText(say('inquiries.kind.plan_upgrade')).first().waitFor();
    await staff.close();
  });

  it('is not shown for a premium company', async () => {
    const premium = await newPage({ user: (await buildUser()).email, width: 390 });
    await premium.getByRole('button', { name: /^Notificaciones/ }).waitFor();
    expect(await premium.getByRole('button', { name: /^Plan gratuito/ }).count()).to.equal(0);
    await premium.close();
  });
});
