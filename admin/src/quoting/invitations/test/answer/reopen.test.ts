import { expectAccessible } from '../../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { say } from '../../../../../../api/testing/say.ts';
import { buildCompany } from '../../../../../../api/network/companies/test/factory.ts';
import { buildInvitation } from '../../../../../../api/quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../../../../api/quoting/quotes/test/factory.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';

describe("a carrier's no that was a mistake", function () {
  this.timeout(90_000);

  it('was final; the carrier takes it back on its phone, after saying which other reason', async () => {
    const user = await buildUser({ type: 'carrier' });
    const { id: quoteId } = await buildQuote();
    const { id } = await buildInvitation({ quoteId, carrierId: user.carrierId! });
    const page = await newPage({
      width: 390,
      user: user.email,
      path: `/admin/carrier/quotes/view?id=${id}`,
    });
    await page.getByRole('button', { name: say('invitations.decline.action') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('anden.reasons.other')).check();
    await dialog.locator('button[type=submit]').click();
    await dialog.getByText('Este campo es necesario').waitFor();
    await dialog.getByLabel(say('anden.reasons.comment')).fill('Operador enfermo');
    await dialog.locator('button[type=submit]').click();
    await page.getByText(say('invitations.decline.done')).waitFor();
    await page.getByRole('button', { name: say('invitations.reopen.action') }).click();
    await page.getByText(say('invitations.reopen.done')).waitFor();
    await page.getByRole('button', { name: say('invitations.rate.action') }).waitFor();
    await expectAccessible(page);
    await page.close();
  });

  it('that the broker logged is taken back beside the carrier, who may be invited again', async () => {
    const { id: companyId } = await buildCompany();
    const { id: quoteId } = await buildQuote({ companyId });
    await buildInvitation({ quoteId });
    const page = await newPage({
      width: 1280,
      user: (await buildUser({ companyId })).email,
      path: `/admin/quotes/${quoteId}/view`,
    });
    await page.getByRole('button', { name: say('quotes.call.action') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('quotes.call.reportedBy')).fill('Dana');
    await dialog.getByLabel(say('quotes.call.outcomes.rejected_by_carrier')).check();
    await dialog.getByLabel(say('anden.reasons.why')).click();
    await page.getByRole('option', { name: say('anden.reasons.no_availability') }).click();
    await dialog.locator('button[type=submit]').click();
    await page.getByText(say('quotes.call.done')).waitFor();
    await page.getByRole('button', { name: say('quotes.reopen.action') }).click();
    await page.getByText(say('quotes.reopen.done')).waitFor();
    await page.getByRole('button', { name: say('quotes.call.action') }).waitFor();
    await page.close();
  });
});
