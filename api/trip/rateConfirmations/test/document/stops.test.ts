import { expect } from 'chai';
import { htmlOf } from '../../../../core/print/html.ts';
import { pdfOf } from '../../../../core/print/pdf.ts';
import type { Locale } from '../../../../shared/words.ts';
import { inOneLine, pdfText } from '../../../../testing/pdf/pdfText.ts';
import type { ListedStop } from '../../content/content.ts';
import { hashOf } from '../../content/hash.ts';
import { confirmationIn } from '../../document/confirmation.ts';
import { factsOf } from '../../link/facts.ts';
import { sampleContent } from '../factory.ts';

const content = sampleContent();

const plain = { contact: null, reference: null, goods: [] };

const stops: ListedStop[] = [
  { ...content.pickup, ...plain, number: 1, kind: 'pickup' },
  {
    number: 2,
    kind: 'delivery',
    place: {
      name: 'Cedis León',
      street: 'Blvd. Aeropuerto 5',
      city: 'León',
      state: 'MX-GUA',
      country: 'MX',
    },
    timeZone: 'America/Mexico_City',
    date: '2026-11-24',
    from: '09:00',
    to: null,
    contact: { name: 'Rosa Beltrán', phone: '524771234567' },
    reference: 'OC-7788',
    goods: [
      {
        comodityEs: 'Autopartes',
        comodityEn: 'Auto parts',
        packaging: null,
        units: 10,
        weight: '8000.00',
      },
    ],
  },
  { ...content.delivery, ...plain, number: 3, kind: 'delivery' },
];

async function textsIn(locale: Locale, listed: ListedStop[]): Promise<string[]> {
  const own = { ...content, stops: listed };
  const signatures = { issue: { by: null, at: content.issuedAt }, acceptance: null };
  const document = confirmationIn(locale, { content: own, hash: hashOf(own), signatures });
  const html = htmlOf(document).replace(/^[^]*<body>/, '');
  return [await pdfText(await pdfOf(document)), inOneLine(html.replace(/<[^>]+>/g, ' '))];
}

describe('The stops of a rate confirmation', () => {
  it('are all in its PDF and on its page, in Spanish', async () => {
    for (const text of await textsIn('es', stops))
      for (const words of [
        'Parada 1 de 3 · Recolección',
        'Parada 2 de 3 · Entrega',
        'Parada 3 de 3 · Entrega',
        'Cedis León',
        'Blvd. Aeropuerto 5',
        'Martes 24 de noviembre de 2026',
        'Desde las 09:00',
        'Contacto: Rosa Beltrán · +52 477 123 4567',
        'Referencia: OC-7788',
        'Se entrega: 10 bultos, 8,000 kg, Autopartes',
        'llegada y salida (en cada entrega)',
      ])
        expect(text).to.include(words);
  });

  it('are all in its PDF and on its page, in English', async () => {
    for (const text of await textsIn('en', stops))
      for (const words of [
        'Stop 1 of 3 · Pickup',
        'Stop 2 of 3 · Delivery',
        'Contact: Rosa Beltrán · +52 477 123 4567',
        'Reference: OC-7788',
        'Left: 10 pieces, 8,000 kg, Auto parts',
        'arrival and departure (at each delivery)',
      ])
        expect(text).to.include(words);
  });

  it('keep the names of two where they only add a contact or a reference', async () => {
    const two = [stops[0]!, { ...stops[1]!, ...content.delivery }];
    for (const text of await textsIn('es', two)) {
      expect(text).to.include('Referencia: OC-7788');
      expect(text).not.to.include('Parada 1');
      expect(text).not.to.include('en cada entrega');
    }
  });

  it('are in the mail, one fact each', () => {
    expect(factsOf({ ...content, stops }).slice(0, 4)).to.deep.equal([
      ['Ruta', 'Apodaca, Nuevo León → Dallas, Texas (+1 parada)'],
      [
        'Parada 1 de 3 · Recolección',
        'Apodaca, Nuevo León. Lunes 23 de noviembre de 2026, de 08:00 a 14:00 (hora del centro de México)',
      ],
      [
        'Parada 2 de 3 · Entrega',
        'León, Guanajuato. Martes 24 de noviembre de 2026, desde las 09:00 (hora del centro de México)',
      ],
      [
        'Parada 3 de 3 · Entrega',
        'Dallas, Texas. Miércoles 25 de noviembre de 2026, a las 07:00 (hora del centro de EE. UU.)',
      ],
    ]);
  });
});
