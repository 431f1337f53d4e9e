import type { PrintedDocument } from './model.ts';

/**
 * Renders a document as a PDF of letter size; the same document always gives the same text on the same pages. The library
 * is loaded for the first one, because it takes a tenth of a second and 11 MB.
 */
export async function pdfOf(document: PrintedDocument): Promise<Buffer> {
  const { drawPdf } = await import('./drawPdf.ts');
  return drawPdf(document);
}
