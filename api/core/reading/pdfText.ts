import { withPdf } from './withPdf.ts';

/** The most pages and characters that are read: what identifies a document is at its beginning. */
const PAGES = 20;
const CHARACTERS = 100_000;

/** The text of the first pages of a PDF; throws for one that is broken, has a password or exceeds a limit. */
export function pdfText(data: Buffer): Promise<string> {
  return withPdf(data, async (pdf) => {
    let text = '';
    for (let number = 1; number <= Math.min(pdf.numPages, PAGES); number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      text += items.map((item) => ('str' in item ? item.str : '')).join(' ') + '\n';
      if (text.length > CHARACTERS) break;
    }
    return text.slice(0, CHARACTERS);
  });
}
