import PDFDocument from 'pdfkit';
import { type Letterhead, pageText, type PrintedDocument, type Section } from './model.ts';
import { drawSection } from './pdfBlocks.ts';
import {
  cell,
  CODE,
  COLORS,
  drawTable,
  FOOTER,
  LABEL,
  MARGIN,
  type Pdf,
  PLAIN,
  RIGHT,
  SENDER,
  TITLE,
} from './pdfStyle.ts';
import { isForeign, printableOf } from './printable.ts';

/** Renders a document as a PDF of letter size; the same document always gives the same text on the same pages. */
export function drawPdf(input: PrintedDocument): Promise<Buffer> {
  const document = printableOf(withNote(input));
  const { title, createdAt, locale, footer } = document;
  const info = { Title: footer.name, Author: document.letterhead.sender, CreationDate: createdAt };
  const pdf = newPdf({ info, lang: locale, displayTitle: true, bufferPages: true });
  const bytes = collectBytes(pdf);
  drawLetterhead(pdf, title, document.letterhead);
  for (const section of document.sections) place(pdf, section);
  drawFooters(pdf, document);
  pdf.end();
  return bytes;
}

/** Says that names of other scripts are written with Latin letters: who reads them must not take them for other parties. */
function withNote(document: PrintedDocument): PrintedDocument {
  if (!isForeign(JSON.stringify(document))) return document;
  const { heading, text } = NOTE[document.locale];
  const note: Section = { heading, blocks: [{ kind: 'text', text }] };
  return { ...document, sections: [...document.sections, note] };
}

const NOTE = {
  es: {
    heading: 'Nombres en otra escritura',
    text: 'Este PDF escribe con letras latinas los nombres en otros alfabetos. Valen como están en el registro y en la página de este documento.',
  },
  en: {
    heading: 'Names in other scripts',
    text: 'This PDF writes names in other scripts with Latin letters. They are valid as in the record and on the page of this document.',
  },
};

function newPdf(options: PDFKit.PDFDocumentOptions = {}): Pdf {
  const margins = { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER };
  return new PDFDocument({ size: 'LETTER', margins, ...options });
}

function drawLetterhead(pdf: Pdf, title: string, { sender, lines, facts }: Letterhead): void {
  const small = { textOptions: { lineGap: 1.5 }, textColor: COLORS.quiet };
  drawTable(
    pdf,
    ['*', 215],
    [
      [cell(sender, SENDER), cell(title, TITLE, { ...RIGHT, textColor: COLORS.accent })],
      [
        cell(lines.join('\n'), LABEL, small),
        cell(facts.join('\n'), PLAIN, { ...RIGHT, textOptions: { lineGap: 1.5 } }),
      ],
    ],
  );
  pdf.y += 4;
}

/**
 * Starts a new page for a section that does not fit on the current one; a section longer than half a page may break
 * after its heading and first rows.
 */
function place(pdf: Pdf, section: Section): void {
  const whole = heightOf(section);
  const isLong = whole > pdf.page.height / 2;
  const least = isLong ? heightOf(headingAndFirstRows(section)) : whole;
  if (pdf.y + least > pdf.page.maxY()) pdf.addPage();
  drawSection(pdf, section);
}

/** The height in points, measured by drawing the section on a very long page. */
function heightOf(section: Section): number {
  const scratch = newPdf({ size: [612, 100_000] });
  const from = scratch.y;
  drawSection(scratch, section);
  return scratch.y - from;
}

function headingAndFirstRows({ heading, blocks: [first] }: Section): Section {
  if (first?.kind === 'list') first = { ...first, items: first.items.slice(0, 2) };
  if (first?.kind === 'facts') first = { ...first, facts: first.facts.slice(0, 2) };
  return { heading, blocks: first ? [first] : [] };
}

function drawFooters(pdf: Pdf, { footer, locale }: PrintedDocument): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - MARGIN - FOOTER + 14;
    const right = pdf.page.width - MARGIN;
    pdf
      .moveTo(MARGIN, y - 5)
      .lineTo(right, y - 5)
      .lineWidth(0.5)
      .stroke(COLORS.rule);
    pdf.font(LABEL.src).fontSize(LABEL.size).fillColor(COLORS.quiet);
    const width = right - MARGIN;
    pdf.text(footer.name, MARGIN, y, { width, lineBreak: false });
    pdf.text(pageText(page + 1, count, locale), MARGIN, y, { width, align: 'right' });
    pdf
      .font(CODE.src)
      .fontSize(CODE.size)
      .text(footer.code, MARGIN, y + 12, { width });
  }
}

function collectBytes(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
