import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text on a page and its box, in points from the page's lower left corner. */
export interface PdfText {
  text: string;
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** The texts of a PDF by page, in the order in which they were drawn. */
export async function pdfPages(file: Buffer): Promise<PdfText[][]> {
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const pdf = await loading.promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.flatMap((item) => ('str' in item && item.str.trim() ? [boxOf(item)] : []));
  });
  return Promise.all(pages).finally(() => loading.destroy());
}

/** All texts of a PDF in one line, blanks made single. */
export async function pdfText(file: Buffer): Promise<string> {
  const pages = await pdfPages(file);
  return inOneLine(pages.flatMap((page) => page.map(({ text }) => text)).join(' '));
}

/** A text with each run of blanks made one blank. */
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

/** How high capitals of Helvetica and Courier stand, in sizes of the font. */
const CAPITALS = 0.72;
