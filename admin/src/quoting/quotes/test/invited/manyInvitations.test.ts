import { expect } from 'chai';
import { buildCompany } from '../../../../../../api/network/companies/test/factory.ts';
import { buildInvitation } from '../../../../../../api/quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../../../../api/quoting/quotes/test/factory.ts';
import { testDb } from '../../../../../../api/testing/base/db.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { soon } from '../../../../../../api/testing/browser/soon.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';

describe('a quote with more invitations than its page shows', function () {
  this.timeout(90_000);

  it('compares the rate of the carrier that was asked last, and shows 25 more at each press', async () => {
    const { id: companyId } = await buildCompany();
    const { email } = await buildUser({ companyId });
    const { id: quoteId } = await buildQuote({ companyId, status: 'sent' });
    await (await testDb()).raw(TWO_HUNDRED, { companyId, quoteId });
    await buildInvitation({ quoteId, rate: { allIn: '912.00' } });
    const page = await newPage({ user: email, path: `/admin/quotes/${quoteId}/view` });
    await page.locator('#rates').getByText('912').first().waitFor();
    const invited = page.getByText(/^Transportes \d+$/);
    const before = await invited.count();
    await page.getByRole('button', { name: 'Ver más (25 de 200)' }).click();
    await page.getByRole('button', { name: 'Ver más (50 de 200)' }).waitFor();
    await soon(async () => expect(await invited.count()).to.equal(before + 25));
    await page.close();
  });
});

/** Invitations that were sent before any that a factory builds. */
const TWO_HUNDRED = `
  with made as (
    insert into carriers (company_id, carrier_name)
    select :companyId, 'Transportes ' || n from generate_series(1, 200) as n returning id)
  insert into invitations (company_id, quote_id, carrier_id, status, sent_at, deadline_at)
  select :companyId, :quoteId, id, 'sent', now() - interval '30 minutes', now() + interval '30 minutes'
  from made`;
