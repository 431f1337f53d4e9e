import { expect } from 'chai';
import { htmlOf } from '../../../../core/print/html.ts';
import { pdfOf } from '../../../../core/print/pdf.ts';
import type { Locale } from '../../../../shared/words.ts';
import { inOneLine, pdfPages, pdfText } from '../../../../testing/pdf/pdfText.ts';
import { conditionsFor } from '../../content/conditions.ts';
import type { Content } from '../../content/content.ts';
import { sampleContent } from '../factory.ts';
import { hashOf } from '../../content/hash.ts';
import { usualTerms } from '../../content/usualTerms.ts';
import { confirmationIn } from '../../document/confirmation.ts';

const content = sampleContent();
const hash = hashOf(content);

function inLanguage(locale: Locale, changes: Partial<Content> = {}) {
  const signatures = {
    issue: { by: 'Mariana Treviño', at: content.issuedAt },
    acceptance: { by: 'Jorge Luna', at: '2026-11-20T21:14:00.000Z' },
  };
  return confirmationIn(locale, { content: { ...content, ...changes }, hash, signatures });
}

/** The texts of each part in both languages. */
const PARTS: [part: string, es: string[], en: string[]][] = [
  [
    'letterhead',
    [
      'Confirmación de tarifa',
      'Folio E-00012 Revisión 2 Emitida: 20 de noviembre de 2026, 14:05 hora del centro de México',
      'Cotizó: Mariana Treviño · +52 81 8765 4321 · mariana@puente.test',
    ],
    [
      'Rate confirmation',
      'Reference E-00012 Revision 2 Issued: November 20, 2026, 14:05 Central Mexico time',
      'Quoted by: Mariana Treviño · +52 81 8765 4321 · mariana@puente.test',
    ],
  ],
  [
    'parties',
    [
      'RFC PLO150312AB1 Av. Lázaro Cárdenas 2400, piso 12, San Pedro Garza García, Nuevo León, C.P. 66260, México',
      'RFC TRE991231AB1 · SCAC TRGO · CAAT 3AB1',
      'Carretera a Laredo km 15, Laredo, Texas, Estados Unidos +1 956 123 4567 · trafico@regio.test Contacto: Jorge Luna',
    ],
    [
      'RFC PLO150312AB1 Av. Lázaro Cárdenas 2400, piso 12, San Pedro Garza García, Nuevo León, C.P. 66260, Mexico',
      'RFC TRE991231AB1 · SCAC TRGO · CAAT 3AB1',
      'Carretera a Laredo km 15, Laredo, Texas, United States +1 956 123 4567 · trafico@regio.test Contact: Jorge Luna',
    ],
  ],
  [
    'stops',
    [
      '1,015 km (631 mi)',
      'Av. Industrias 200 Apodaca, Nuevo León, C.P. 66600 México Lunes 23 de noviembre de 2026 De 08:00 a 14:00 (hora del centro de México)',
      'Miércoles 25 de noviembre de 2026 A las 07:00 (hora del centro de EE. UU.)',
    ],
    [
      '1,015 km (631 mi)',
      'Av. Industrias 200 Apodaca, Nuevo León, C.P. 66600 Mexico Monday, November 23, 2026 From 08:00 to 14:00 (Central Mexico time)',
      'Wednesday, November 25, 2026 At 07:00 (US Central time)',
    ],
  ],
  [
    'load',
    [
      'Transfronterizo',
      'Caja seca 53 pies',
      'Autopartes',
      '18,500 kg',
      'Bultos 24',
      'Tarima estándar',
      'Material peligroso Sí',
      'Indicaciones de la carga Temperatura 2 a 8 °C continua.',
    ],
    [
      'Cross-border',
      'Dry van 53 ft',
      'Auto parts',
      '18,500 kg',
      'Pieces 24',
      'Standard pallet',
      'Hazmat Yes',
      'Load instructions Temperatura 2 a 8 °C continua.',
    ],
  ],
  [
    'price',
    [
      'Flete $45,000.00 MXN Casetas $2,900.00 MXN Tarifa total, sin IVA $47,900.00 MXN',
      'CUARENTA Y SIETE MIL NOVECIENTOS PESOS 00/100 M.N.',
      '18.4000 MXN por USD, del 20 de noviembre de 2026. Como referencia: $2,603.26 USD.',
      'La tarifa no incluye IVA.',
    ],
    [
      'Linehaul $45,000.00 MXN Tolls $2,900.00 MXN Total rate, excl. VAT (IVA) $47,900.00 MXN',
      'forty-seven thousand nine hundred Mexican pesos 00/100',
      '18.4000 MXN per USD, of November 20, 2026. For reference: $2,603.26 USD.',
      'The rate excludes VAT (IVA).',
    ],
  ],
  [
    'terms',
    [
      '30 días después de recibir las evidencias completas',
      'Tiempo libre en cada parada 2 horas',
      '$650.00 MXN por hora después del tiempo libre',
      'Llevar chaleco.',
      'Acuse de entrega firmado (POD)',
      'Fotos de sellos con su número',
      '1. Aceptación.',
      'Material peligroso. La unidad',
      'Carta Porte. Antes de circular',
    ],
    [
      '30 days after receiving the complete proof documents',
      'Free time at each stop 2 hours',
      '$650.00 MXN per hour after free time',
      'Llevar chaleco.',
      'Signed proof of delivery (POD)',
      'Seal photos with the number',
      '1. Acceptance.',
      'Hazmat. The truck',
      'Carta Porte. Before running',
    ],
  ],
  [
    'signatures',
    [
      'Broker: Puente Logistics, S.A. de C.V.',
      'Transportista: Transportes Regio, S.A. de C.V.',
      'Emitida electrónicamente por Mariana Treviño, 20 de noviembre de 2026, 14:05 (hora del centro de México)',
      'Aceptada electrónicamente por Jorge Luna, 20 de noviembre de 2026, 15:14 (hora del centro de México)',
      'Nombre, cargo y firma',
    ],
    [
      'Broker: Puente Logistics, S.A. de C.V.',
      'Carrier: Transportes Regio, S.A. de C.V.',
      'Issued electronically by Mariana Treviño, November 20, 2026, 14:05 (Central Mexico time)',
      'Accepted electronically by Jorge Luna, November 20, 2026, 15:14 (Central Mexico time)',
      'Name, position and signature',
    ],
  ],
];

describe('The document of a rate confirmation', () => {
  for (const locale of ['es', 'en'] as const) {
    describe(`in ${locale}`, () => {
      const texts: [format: string, text: string][] = [];

      before(async () => {
        const document = inLanguage(locale);
        const html = htmlOf(document).replace(/^[^]*<body>/, '');
        texts.push(['PDF', await pdfText(await pdfOf(document))]);
        texts.push(['page', inOneLine(html.replace(/<[^>]+>/g, ' '))]);
      });

      for (const [part, ...words] of PARTS)
        it(`contains its ${part} in the PDF and in the HTML`, () => {
          for (const [format, text] of texts)
            for (const expected of words[locale === 'es' ? 0 : 1]!)
              if (!numberless(text, format).includes(numberless(expected, format)))
                expect(text, format).to.include(expected);
        });

      it('contains no codes, raw times or offsets', () => {
        for (const [, text] of texts)
          expect(text).not.to.match(
            /MX-|US-[A-Z]|GMT|America\/|\dT\d|\dZ\b|cross_border|signed_pod/,
          );
      });
    });
  }

  it('has the reference, revision, page number and hash on every page', async () => {
    const pages = await pdfPages(await pdfOf(inLanguage('es')));
    pages.forEach((page, index) => {
      const text = page.map((each) => each.text).join(' ');
      expect(text).to.include('Confirmación de tarifa E-00012 · Revisión 2');
      expect(text).to.include(`Página ${index + 1} de ${pages.length}`);
      expect(text).to.include(`SHA-256 ${hash}`);
    });
  });

  it('says what is still unknown, and leaves out what does not apply', async () => {
    const bare = inLanguage('en', {
      broker: { name: 'Norte Cargo' },
      carrier: { name: 'Lobo Freight', ein: '123456789' },
      movement: 'us',
      delivery: { ...content.delivery, from: null, to: null },
      pickup: { ...content.pickup, date: null },
      price: { currency: 'USD', total: '1750.00' },
      exchange: null,
      terms: usualTerms('us'),
      conditions: conditionsFor({ ...content, movement: 'us' }),
    });
    const text = await pdfText(await pdfOf(bare));
    for (const said of [
      'EIN 12-3456789 No address on file No contact on file',
      'Date TBD',
      'Time TBD',
      'All-in rate $1,750.00 USD',
      'one thousand seven hundred fifty US dollars 00/100',
      'Detention As the broker authorizes in writing',
    ])
      expect(text).to.include(said);
    expect(text).not.to.match(/Exchange rate|Carta Porte|Comments|Quoted by|null|undefined/);
  });
});

/** Removes the numbers of lists, which HTML numbers itself. */
function numberless(text: string, format: string): string {
  return format === 'page' ? text.replace(/\b\d+\. /g, '') : text;
}
