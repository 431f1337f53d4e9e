import { expect } from 'chai';
import { buildToken } from '../api/platform/links/test/factory.ts';
import { buildInvitation } from '../api/quoting/invitations/test/factory.ts';
import { Quote, saveStops } from '../api/quoting/quotes/index.ts';
import { QuoteStop } from '../api/quoting/quotes/QuoteStop.ts';
import { buildQuote } from '../api/quoting/quotes/test/factory.ts';
import { expectAccessible } from '../api/testing/accessible.ts';
import { newPage } from '../api/testing/browser.ts';

const STREET = 'Calle Reservada 9';
const PAGES = [
  ['es', '', 'Parada 2 de 3 · Entrega'],
  ['en', '/en', 'Stop 2 of 3 · Delivery'],
] as const;

describe('A load with three stops by link on a phone', function () {
  this.timeout(120_000);

  for (const [locale, prefix, title] of PAGES) {
    it(`is told to the carrier stop by stop, in order, without streets (${locale})`, async () => {
      const page = await opened(`${prefix}/answer`, { locale, kind: 'answer' });
      const stops = page.getByRole('listitem');
      await stops.nth(1).filter({ hasText: title }).filter({ hasText: 'León' }).waitFor();
      expect(await stops.count()).to.equal(3);
      expect(await page.getByText(STREET).count()).to.equal(0);
      expect(await page.evaluate('document.documentElement.scrollWidth')).to.equal(390);
      await expectAccessible(page);
      await page.close();
    });
  }

  async function opened(path: string, { locale, kind }: { locale: 'es' | 'en'; kind: 'answer' }) {
    const quote = await quoteWithStops();
    const { id: subjectId, carrierId: partyId } = await buildInvitation({ quoteId: quote.id });
    const token = await buildToken({ kind, subjectId, partyId });
    return newPage({ width: 390, height: 844, locale, path: `${path}#${token}` });
  }

  async function quoteWithStops() {
    const quote = await buildQuote();
    const between = { city: 'León', state: 'MX-GUA', country: 'MX', street: STREET } as const;
    await Quote.transaction((trx) =>
      saveStops(trx, QuoteStop, quote, [
        { kind: 'pickup', place: quote.origin },
        { kind: 'delivery', place: between, date: '2026-12-24', from: '22:00', to: '02:00' },
        { kind: 'delivery', place: quote.destination },
      ]),
    );
    return quote;
  }
});
