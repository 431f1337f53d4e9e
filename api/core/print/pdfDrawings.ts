import type { Block, Signature } from './model.ts';
import {
  cell,
  COLORS,
  drawTable,
  LABEL,
  MARGIN,
  type Pdf,
  PLAIN,
  RIGHT,
  BOLD,
} from './pdfStyle.ts';

type Path = Extract<Block, { kind: 'path' }>;

/** Draws a line between two places: their names below its ends, the distance above it. */
export function drawPath(pdf: Pdf, { from, to, between = '' }: Path): void {
  const right = pdf.page.width - MARGIN;
  const y = pdf.y + 16;
  pdf.font(LABEL.src).fontSize(LABEL.size).fillColor(COLORS.quiet);
  pdf.text(between, MARGIN, y - 12, { width: right - MARGIN, align: 'center', lineBreak: false });
  pdf.lineWidth(1.5).strokeColor(COLORS.accent).fillColor(COLORS.accent);
  pdf
    .moveTo(MARGIN + 8, y)
    .lineTo(right - 8, y)
    .stroke();
  pdf
    .circle(MARGIN + 5, y, 4)
    .lineWidth(2)
    .stroke();
  pdf.rect(right - 9, y - 4.5, 9, 9).fill();
  pdf.y = y + 7;
  drawTable(pdf, ['*', '*'], [[cell(from, BOLD), cell(to, BOLD, RIGHT)]]);
  pdf.y += 3;
}

/** Draws a box for each party: its name, the data of an electronic signature, and lines to fill in by hand. */
export function drawSignatures(pdf: Pdf, signatures: Signature[]): void {
  const line = { border: { bottom: 0.75 }, borderColor: COLORS.text };
  const [first] = signatures;
  const beside = (cells: ReturnType<typeof cell>[]) => cells.flatMap((one) => [one, cell('')]);
  const rows = [
    beside(signatures.map(({ party }) => cell(party, BOLD))),
    beside(signatures.map(({ signatureText: signed }) => cell(signed, PLAIN))),
    ...first!.blanks.flatMap((blank, index) => [
      beside(signatures.map(() => cell(' ', { ...PLAIN, size: index === 0 ? 22 : 12 }, line))),
      beside(
        signatures.map(({ blanks }) => cell(blanks[index]!, LABEL, { textColor: COLORS.quiet })),
      ),
    ]),
  ];
  drawTable(
    pdf,
    signatures.flatMap(() => ['*' as const, 24]),
    rows,
    { padding: [3, 0, 3, 0] },
  );
}
