import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text on a page and its bounding box, in points from the page's lower left corner. */
export interface PdfText {
  text: string;
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** The texts of a PDF by page, in drawing order. */
export async function pdfPages(file: Buffer): Promise<PdfText[][]> {
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const pdf = await loading.promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.flatMap((item) => ('str' in item && item.str.trim() ? [boxOf(item)] : []));
  });
  return Promise.all(pages).finally(() => loading.destroy());
}

/** All texts of a PDF in one line, with single blanks. */
export async function pdfText(file: Buffer): Promise<string> {
  const pages = await pdfPages(file);
  return inOneLine(pages.flatMap((page) => page.map(({ text }) => text)).join(' '));
}

/** The text with each run of blanks replaced by one blank. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

interface Item {
  str: string;
  transform: number[];
  width: number;
  height: number;
}

function boxOf({ str, transform, width, height }: Item): PdfText {
  const [left, bottom] = [transform[4]!, transform[5]!];
  return { text: str, left, bottom, right: left + width, top: bottom + height * CAPITALS };
}

/** The height of capitals of Helvetica and Courier, in font sizes. */
const CAPITALS = 0.72;
