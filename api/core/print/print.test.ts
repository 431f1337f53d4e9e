import { expect } from 'chai';
import { inOneLine, pdfPages, pdfText, type PdfText } from '../../testing/pdf/pdfText.ts';
import { htmlOf } from './html.ts';
import type { PrintedDocument, Section } from './model.ts';
import { pdfOf } from './pdf.ts';
import { printable } from './printable.ts';

const LONG =
  'Boulevard Antiguo Camino a Santa Catarina y Libramiento Noreste kilómetro 27.5, bodega 14-B';

const sections: Section[] = [
  {
    heading: 'ÁREAS Y PARTES',
    blocks: [
      {
        kind: 'columns',
        columns: [
          { heading: 'Uno', name: `${LONG} & Hijos <S.A.>`, lines: [LONG, 'México'] },
          { heading: 'Dos', name: 'Corto', lines: [LONG, LONG, 'EE. UU.'] },
        ],
      },
      { kind: 'path', from: 'Monterrey', to: 'Dallas', between: '1,015 km' },
    ],
  },
  { heading: 'Datos cortos', blocks: [{ kind: 'facts', facts: facts(5, 'corto') }] },
  { heading: 'Datos largos', blocks: [{ kind: 'facts', facts: facts(12, LONG) }] },
  {
    heading: 'Importes',
    blocks: [{ kind: 'amounts', items: facts(30, '$1.00 MXN'), total: ['Total', '$30.00 MXN'] }],
  },
  { heading: 'Lista', blocks: [{ kind: 'list', items: texts(9) }] },
  { heading: 'Condiciones', blocks: [{ kind: 'list', items: texts(60), isNumbered: true }] },
  {
    heading: 'Firmas',
    blocks: [
      {
        kind: 'signatures',
        signatures: [
          { party: LONG, signatureText: 'Firmada por María', blanks: ['Nombre', 'Fecha'] },
          { party: 'Otra', signatureText: '', blanks: ['Nombre', 'Fecha'] },
        ],
      },
    ],
  },
];

const sample: PrintedDocument = {
  locale: 'es',
  title: 'Documento de prueba',
  createdAt: new Date('2026-11-20T20:05:00Z'),
  letterhead: { sender: `${LONG}, ${LONG}`, lines: [LONG, LONG], facts: ['Folio 1', LONG] },
  sections,
  footer: { name: 'Documento 1', code: `SHA-256 ${'0'.repeat(64)}` },
};

describe('A printed document', function () {
  this.timeout(30_000);
  let pages: PdfText[][];

  before(async () => {
    pages = await pdfPages(await pdfOf(sample));
  });

  it('contains every text in full, in the PDF and in the HTML', async () => {
    const pdf = await pdfText(await pdfOf(sample));
    const page = visible(htmlOf(sample));
    for (const text of textsIn(sample)) {
      expect(pdf).to.include(inOneLine(text));
      expect(page).to.include(inOneLine(text));
    }
  });

  it('has its name, the page number and the code on every page', () => {
    expect(pages.length).to.be.greaterThan(2);
    pages.forEach((page, index) => {
      const text = page.map((each) => each.text).join(' ');
      expect(text)
        .to.include('Documento 1')
        .and.to.include(`Página ${index + 1} de ${pages.length}`)
        .and.to.include(`SHA-256 ${'0'.repeat(64)}`);
    });
  });

  it('draws no text over another, and none outside the margins', () => {
    for (const page of pages) {
      const overlaps = page.flatMap((one, index) =>
        page
          .slice(index + 1)
          .filter((other) => overlap(one, other))
          .map((other) => [one, other]),
      );
      expect(overlaps).to.deep.equal([]);
      for (const { left, right, bottom, top } of page) {
        expect(left).to.be.at.least(45);
        expect(right).to.be.at.most(612 - 45);
        expect(bottom).to.be.at.least(40);
        expect(top).to.be.at.most(792 - 40);
      }
    }
  });

  it('has no heading alone at the end of a page', () => {
    for (const { heading } of sections) {
      const page = pages.find((texts) => texts.some(({ text }) => text === heading))!;
      const { bottom } = page.find(({ text }) => text === heading)!;
      const below = page.filter((text) => text.top < bottom && text.bottom > FOOTER);
      expect(below.length, heading).to.be.greaterThan(1);
    }
  });

  it('starts a new page for a section that would break, and otherwise fills pages', () => {
    const first = pages[0]!.map(({ text }) => text);
    expect(first).to.include('Datos cortos').and.not.to.include('Importes');
  });

  it('is identical each time', async () => {
    const [one, two] = [await pdfOf(sample), await pdfOf(sample)];
    expect(one.equals(two)).to.equal(true);
  });

  it('cannot be broken out of a style or element by its texts', () => {
    const footer = { name: '</style><script>"\\', code: '"}' };
    const page = htmlOf({ ...sample, footer });
    expect(page.match(/<\/style>/g)).to.have.lengthOf(1);
    expect(page).not.to.include('<script>').and.not.to.include('<S.A.>');
  });

  it('writes what the PDF fonts lack so that it can be read', () => {
    for (const [text, expected] of [
      ['Ñandú “a” – € · č', 'Ñandú “a” – € · c'],
      [
        'Łódź 🚛 Express, 기아 比亚迪 S. de R.L.',
        'Lódz (articulated lorry) Express, Gia Biyadi S. de R.L.',
      ],
      ['Nguyễn Văn Hùng', 'Nguyen Van Hùng'],
      ['ООО Транспорт', 'OOO Transport'],
      ['Çelik Nakliyat Iğdır', 'Çelik Nakliyat Igdir'],
      ['A\u0301rbol \u200bsin\ufe0f marcas', 'Árbol sin marcas'],
      ['\ue000', '?'],
    ] as const)
      expect(printable(text), text).to.equal(expected);
  });

  it('says on the PDF that names of other scripts are written with Latin letters', async () => {
    const named = (sender: string) => ({ ...sample, letterhead: { ...sample.letterhead, sender } });
    const textsOf = async (document: PrintedDocument) =>
      (await pdfPages(await pdfOf(document))).flat().map(({ text }) => text);
    expect(await textsOf(named('比亚迪')))
      .to.include('Biyadi')
      .and.to.include('Nombres en otra escritura');
    expect(await textsOf(named('Łódź'))).not.to.include('Nombres en otra escritura');
  });
});

/** The height in points, from the bottom of the page, below which only the footer is drawn. */
const FOOTER = 66;

function facts(count: number, text: string): [string, string][] {
  return Array.from({ length: count }, (_, index) => [`Dato ${index}`, `${text} ${index}`]);
}

function texts(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Texto ${index}: ${LONG}, ${LONG}.`);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return NAMES.includes(value) ? [] : [value];
  if (value === null || typeof value !== 'object' || value instanceof Date) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Keywords of the model that are not shown as text. */
const NAMES = ['es', 'columns', 'path', 'facts', 'amounts', 'list', 'signatures'];

function visible(html: string): string {
  const body = html.slice(html.indexOf('<body>')).replace(/<[^>]+>/g, ' ');
  return inOneLine(
    body.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
  );
}

function overlap(one: PdfText, other: PdfText): boolean {
  return (
    one.left < other.right - 0.5 &&
    other.left < one.right - 0.5 &&
    one.bottom < other.top - 0.5 &&
    other.bottom < one.top - 0.5
  );
}
