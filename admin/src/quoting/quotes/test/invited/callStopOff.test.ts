import { buildCarrier } from '../../../../../../api/network/carriers/test/factory.ts';
import { buildCompany } from '../../../../../../api/network/companies/test/factory.ts';
import { buildInvitation } from '../../../../../../api/quoting/invitations/test/factory.ts';
import {
  buildQuote,
  buildStopsBetween,
} from '../../../../../../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { say as text } from '../../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';

describe('the rate of a load with more than two stops, given in a call', function () {
  this.timeout(120_000);

  for (const [locale, width] of [
    ['es', 1366],
    ['en', 390],
  ] as const)
    it(`is itemized by hand, and compared with its stops and its hours (${locale}, ${width} px)`, async () => {
      const { id: companyId } = await buildCompany();
      const { email } = await buildUser({ companyId });
      const { id: carrierId } = await buildCarrier({ companyId });
      const quote = await buildQuote({ companyId });
      await buildStopsBetween(quote, { city: 'Silao', state: 'MX-GUA', country: 'MX' });
      await buildInvitation({ quoteId: quote.id, carrierId });
      const path = `/admin/quotes/${quote.id}/view`;
      const page = await newPage({ user: email, path, locale, width });
      const say = (key: string) => text(key, {}, locale);
      await page
        .getByRole('button', { name: say('quotes.call.action') })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('quotes.call.reportedBy')).fill('Rocío');
      await dialog.getByLabel(say('quotes.call.outcomes.rated')).check();
      await dialog.getByLabel(say('invitations.rate.allIn')).fill('1');
      await dialog.getByLabel(say('invitations.rate.byParts')).click();
      await dialog.getByLabel(say('anden.part.linehaul')).fill('1,500');
      await dialog.getByLabel(say('anden.stopOff.charge')).fill('75.25');
      await dialog.getByLabel(say('anden.transit.transitHours')).fill('30');
      await expectAccessible(page);
      await dialog.locator('button[type=submit]').click();
      await page.getByText('$1,575.25').first().waitFor();
      await page.getByText('30 h', { exact: true }).first().waitFor();
      await page.close();
    });
});
