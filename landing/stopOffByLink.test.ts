import { expect } from 'chai';
import { buildToken } from '../api/platform/links/test/factory.ts';
import { buildInvitation } from '../api/quoting/invitations/test/factory.ts';
import { Rate } from '../api/quoting/invitations/Rate.ts';
import { buildQuote, buildStopsBetween } from '../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../api/testing/accessible.ts';
import { newPage } from '../api/testing/browser.ts';
import { answerMessages } from './src/links/answer/messages.ts';

const inGuanajuato = (city: string) => ({ city, state: 'MX-GUA', country: 'MX' }) as const;

describe('The stop-off charge of a rate by link', function () {
  this.timeout(120_000);

  async function opened(locale: 'es' | 'en', width: number, cities: string[]) {
    const quote = await buildQuote({ targetRate: '1600.00' });
    if (cities.length > 0) await buildStopsBetween(quote, ...cities.map(inGuanajuato));
    const { id: subjectId, carrierId: partyId } = await buildInvitation({ quoteId: quote.id });
    const token = await buildToken({ kind: 'answer', subjectId, partyId });
    const path = `${locale === 'en' ? '/en' : ''}/answer#${token}`;
    const page = await newPage({ width, locale, path });
    const t = answerMessages[locale];
    await page.getByLabel(t.allIn).waitFor();
    return { page, t, invitationId: subjectId };
  }

  for (const [locale, width] of [
    ['es', 390],
    ['en', 1366],
  ] as const)
    it(`is read as other amounts and added for each additional stop (${locale}, ${width} px)`, async () => {
      const { page, t, invitationId } = await opened(locale, width, ['León', 'Silao']);
      await page.getByLabel(t.basis).selectOption('parts');
      await page.getByLabel(t.linehaul).fill('1,500');
      await page.getByLabel(t.stopOffCharge).fill('50,25');
      await page.getByLabel(t.transitHours).fill('30');
      await page.getByRole('button', { name: t.send }).click();
      await page.getByText('50.25?').waitFor();
      await page.getByLabel(t.stopOffCharge).fill('50.25');
      await expectAccessible(page);
      await page.getByRole('button', { name: t.send }).click();
      await page.getByText(t.standing.rated[0]!.replace('{amount}', '$1,600.50 USD')).waitFor();
      const rates = await Rate.query().where({ invitationId });
      const stored = { stopOffCharge: '50.25', additionalStops: 2, transitHours: 30 };
      expect(rates).to.have.length(1);
      expect(rates[0]).to.deep.include({ ...stored, transitDays: 2, total: '1600.50' });
      await page.close();
    });

  it('is not asked for on a load of two stops', async () => {
    const { page, t } = await opened('es', 390, []);
    expect(await page.getByLabel(t.stopOffCharge).count()).to.equal(0);
    await page.close();
  });
});
