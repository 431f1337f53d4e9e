import PDFDocument from 'pdfkit';
import type { Words } from '../core/i18n/words.ts';
import type { Printed } from './content.ts';
import { linesOf } from './lines.ts';
import { WORDS } from './words.ts';

/** A revision as a PDF (letter size); the same revision always gives the same text. */
export function pdfOf(printed: Printed): Promise<Buffer> {
  const { content } = printed;
  const title = `${WORDS.title.es} ${content.reference}-${content.revision}`;
  const info = { Title: title, CreationDate: new Date(content.issuedAt) };
  const pdf = new PDFDocument({ size: 'LETTER', margin: MARGIN, info, lang: 'es' });
  const done = collected(pdf);
  head(pdf, printed);
  for (const { label, text } of linesOf(content)) row(pdf, both(label), both(text));
  foot(pdf, printed);
  pdf.end();
  return done;
}

function head(pdf: PDFKit.PDFDocument, { content }: Printed) {
  pdf.font('Helvetica-Bold').fontSize(17).text(both(WORDS.title));
  const facts = `${both(WORDS.revision)}: ${content.revision} · ${both(WORDS.issued)}: ${content.issuedAt}`;
  pdf.font('Helvetica').fontSize(9).text(facts).moveDown(1);
}

/** The label at the left, the text beside it, a rule below; a row never breaks over two pages. */
function row(pdf: PDFKit.PDFDocument, label: string, text: string) {
  const width = pdf.page.width - 2 * MARGIN;
  const rest = width - LABEL - GAP;
  const height = Math.max(
    pdf.font('Helvetica-Bold').fontSize(9).heightOfString(label, { width: LABEL }),
    pdf.font('Helvetica').fontSize(9).heightOfString(text, { width: rest }),
  );
  if (pdf.y + height + GAP > pdf.page.height - MARGIN) pdf.addPage();
  const { y } = pdf;
  pdf.font('Helvetica-Bold').text(label, MARGIN, y, { width: LABEL });
  pdf.font('Helvetica').text(text, MARGIN + LABEL + GAP, y, { width: rest });
  const end = y + height + GAP / 2;
  pdf
    .moveTo(MARGIN, end)
    .lineTo(MARGIN + width, end)
    .lineWidth(0.5)
    .stroke('#bbbbbb');
  pdf.y = end + GAP / 2;
}

function foot(pdf: PDFKit.PDFDocument, { hash, acceptance }: Printed) {
  pdf.x = MARGIN;
  pdf.moveDown(1).fontSize(9);
  if (acceptance) pdf.font('Helvetica-Bold').text(`${both(WORDS.accepted)}: ${acceptance}`);
  pdf
    .font('Helvetica')
    .fontSize(8)
    .text(`${both(WORDS.hash)}:`)
    .font('Courier')
    .text(hash);
}

function both({ es, en }: Words): string {
  return es === en ? es : `${es} / ${en}`;
}

function collected(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

const MARGIN = 54;
const LABEL = 150;
const GAP = 10;
