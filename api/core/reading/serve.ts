import { readFile } from 'node:fs/promises';
import { answerOrders } from '../apart/answerOrders.ts';
import { damageOf } from './damage/damageOf.ts';
import { Unreadable } from './Unreadable.ts';
import { type WantedElements, xmlElements } from './xmlElements.ts';
import { xmlText } from './xmlText.ts';

/** A file of a type. */
export interface TypedFile {
  path: string;
  mediaType: string;
}

/**
 * Which file to read, and what of it: the text of a PDF, some elements of an XML, the content of a mail or a file in it,
 * why it cannot be opened, or one PDF of several files.
 */
export type ReadingOrder =
  | { pdf: string }
  | ({ xml: string } & WantedElements)
  | { mail: string }
  | { attachment: string; checksum: string }
  | { whole: TypedFile }
  | { join: TypedFile[] };

answerOrders<ReadingOrder>(async function* (order) {
  yield await readFor(order).catch((error: Error) => {
    throw new Unreadable(error.message);
  });
});

/** Reads a file. The reader of PDFs is loaded for the first one: that takes longer than to read an XML or to look at a photo. */
async function readFor(order: ReadingOrder): Promise<unknown> {
  if ('pdf' in order) {
    const { pdfText } = await import('./pdfText.ts');
    return pdfText(await readFile(order.pdf));
  }
  if ('xml' in order) return xmlElements(xmlText(await readFile(order.xml)), order);
  if ('mail' in order) {
    const { mailContent } = await import('./mailContent.ts');
    return mailContent(await readFile(order.mail));
  }
  if ('attachment' in order) {
    const { attachmentIn } = await import('./mailContent.ts');
    return attachmentIn(await readFile(order.attachment), order.checksum);
  }
  if ('whole' in order) return damageOf(await readFile(order.whole.path), order.whole.mediaType);
  const { joinPdf } = await import('./joinPdf.ts');
  const parts = order.join.map(async ({ path, mediaType }) => ({
    content: await readFile(path),
    mediaType,
  }));
  return joinPdf(await Promise.all(parts));
}
