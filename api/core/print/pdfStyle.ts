/** The PDF being drawn. */
export type Pdf = PDFKit.PDFDocument;

/** In points. */
export const MARGIN = 46;
export const FOOTER = 30;

export const COLORS = { text: '#1b2330', quiet: '#56606e', rule: '#c6ccd4', accent: '#17406d' };

export const PLAIN = { src: 'Helvetica', size: 9 };
export const BOLD = { src: 'Helvetica-Bold', size: 9 };
export const LABEL = { src: 'Helvetica', size: 8 };
export const SMALL = { src: 'Helvetica', size: 7.5 };
export const SENDER = { src: 'Helvetica-Bold', size: 14 };
export const TITLE = { src: 'Helvetica-Bold', size: 15 };
export const HEADING = { src: 'Helvetica-Bold', size: 10 };
export const CODE = { src: 'Courier', size: 7 };

type Font = typeof PLAIN;
type Cell = PDFKit.Mixins.CellOptions;
type Style = Exclude<PDFKit.Mixins.TableOptions['defaultStyle'], undefined>;

/** Aligned to the right edge of the page. */
export const RIGHT: Cell = { align: { x: 'right' }, padding: [2, 0, 2, 6] };

/** A text as a table cell. */
export function cell(text: string, font: Font = PLAIN, more: Cell = {}): Cell {
  const textOptions = { baseline: -BASELINE * font.size, ...more.textOptions };
  return { text, font, textColor: COLORS.text, ...more, textOptions };
}

/** Draws rows of cells at the current position, as wide as the page; a row never breaks over two pages. */
export function drawTable(
  pdf: Pdf,
  widths: (number | '*')[],
  rows: Cell[][],
  style: PDFKit.Mixins.CellStyle = {},
): void {
  pdf.x = MARGIN;
  pdf.table({
    columnStyles: widths.map((width) => ({ width })),
    defaultStyle: { border: 0, borderColor: COLORS.rule, padding: PADDING, ...style } as Style,
    data: rows,
  });
  pdf.x = MARGIN;
}

/**
 * The distance of the baseline from the top of a line, in font sizes; tables clip their text, so accented capitals need
 * room.
 */
const BASELINE = 0.93;

const PADDING: Padding = [2, 6, 2, 0];

/** Top, right, bottom, left. */
type Padding = [number, number, number, number];
