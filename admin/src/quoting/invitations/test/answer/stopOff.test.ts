import { expect } from 'chai';
import { buildInvitation } from '../../../../../../api/quoting/invitations/test/factory.ts';
import {
  buildQuote,
  buildStopsBetween,
} from '../../../../../../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../../../../../../api/testing/accessible.ts';
import { newPage } from '../../../../../../api/testing/browser.ts';
import { say as text } from '../../../../../../api/testing/say.ts';
import { buildUser } from '../../../../../../api/platform/users/test/factory.ts';

const inGuanajuato = (city: string) => ({ city, state: 'MX-GUA', country: 'MX' }) as const;

describe('the rate form of a load with more than two stops', function () {
  this.timeout(120_000);

  async function openForm(locale: 'es' | 'en', width: number, cities: string[]) {
    const user = await buildUser({ type: 'carrier' });
    const quote = await buildQuote({ currency: 'MXN' });
    if (cities.length > 0) await buildStopsBetween(quote, ...cities.map(inGuanajuato));
    const { id } = await buildInvitation({ quoteId: quote.id, carrierId: user.carrierId! });
    const path = `/admin/carrier/quotes/view?id=${id}`;
    const page = await newPage({ width, locale, user: user.email, path });
    const say = (key: string) => text(key, {}, locale);
    await page.getByRole('button', { name: say('invitations.rate.action') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('invitations.rate.allIn')).waitFor();
    return { page, dialog, say };
  }

  for (const [locale, width] of [
    ['es', 390],
    ['en', 1366],
  ] as const)
    it(`adds the stop-off charge to the total that is sent (${locale}, ${width} px)`, async () => {
      const { page, dialog, say } = await openForm(locale, width, ['León', 'Silao']);
      await dialog.getByLabel(say('invitations.rate.byParts')).click();
      await dialog.getByLabel(say('anden.part.linehaul')).fill('20,000');
      const charge = dialog.getByLabel(say('anden.stopOff.charge'));
      await charge.fill('1750,50');
      await dialog.locator('button[type=submit]').click();
      await dialog.getByText('1,750.50?').waitFor();
      await charge.fill('1,750.50');
      await dialog.getByLabel(say('anden.transit.transitHours')).fill('30');
      await dialog.getByRole('button', { name: '$23,501.00' }).waitFor();
      await expectAccessible(page);
      await dialog.locator('button[type=submit]').click();
      await page.getByText('$23,501.00').first().waitFor();
      await page.close();
    });

  it('asks nothing about stops on a load of two', async () => {
    const { page, dialog, say } = await openForm('es', 390, []);
    expect(await dialog.getByLabel(say('anden.stopOff.charge')).count()).to.equal(0);
    await page.close();
  });
});
