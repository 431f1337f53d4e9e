import { readFile } from 'node:fs/promises';
import { answerOrders } from '../apart/answerOrders.ts';
import { pdfText } from './pdfText.ts';
import { Unreadable } from './Unreadable.ts';
import { xmlElements } from './xmlElements.ts';

/** Which file to read, and what of it: the text of a PDF, or the elements of an XML with these names. */
export type ReadingOrder = { pdf: string } | { xml: string; names: string[] };

answerOrders<ReadingOrder>(async function* (order) {
  const content = await readFile('pdf' in order ? order.pdf : order.xml);
  yield await read(order, content).catch((error: Error) => {
    throw new Unreadable(error.message);
  });
});

async function read(order: ReadingOrder, content: Buffer): Promise<unknown> {
  return 'pdf' in order ? pdfText(content) : xmlElements(content.toString('utf8'), order.names);
}
