import { expect } from 'chai';
import { pdfOf } from '../../../../core/print/pdf.ts';
import { inOneLine, pdfText } from '../../../../testing/pdf/pdfText.ts';
import type { Content } from '../../content/content.ts';
import { hashOf } from '../../content/hash.ts';
import { confirmationIn } from '../../document/confirmation.ts';
import { sampleContent } from '../factory.ts';

const charge = { currency: 'MXN', stopOffCharge: '1750.50', additionalStops: 2 } as const;
const signatures = { issue: { by: 'Mariana', at: '2026-11-20T20:05:00.000Z' }, acceptance: null };

async function textOf(price: Content['price'], locale: 'es' | 'en') {
  const content = { ...sampleContent(), price };
  const document = confirmationIn(locale, { content, hash: hashOf(content), signatures });
  return inOneLine(await pdfText(await pdfOf(document)));
}

describe('The stop-off charge in a rate confirmation', function () {
  this.timeout(60_000);

  it('is a part of an itemized rate', async () => {
    const price = { ...charge, linehaul: '20000.00', total: '23501.00' };
    const spanish = await textOf(price, 'es');
    expect(spanish).to.include('Cargo por parada adicional, 2 × $1,750.50 MXN $3,501.00 MXN');
    const english = await textOf(price, 'en');
    expect(english).to.include('Stop-off charge, 2 × $1,750.50 MXN $3,501.00 MXN');
  });

  it('is contained in an all-in rate', async () => {
    const price = { ...charge, total: '23501.00' };
    const spanish = await textOf(price, 'es');
    expect(spanish).to.include('Cargo por parada adicional, ya incluido 2 × $1,750.50 MXN');
    expect(await textOf(price, 'en')).to.include('Stop-off charge, included 2 × $1,750.50 MXN');
  });
});
