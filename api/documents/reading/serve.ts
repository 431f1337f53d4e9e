import { parentPort } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The most pages and characters that are read: what identifies a document is at its beginning. */
const PAGES = 20;
const CHARACTERS = 100_000;

parentPort!.once('message', async (data: Uint8Array) => {
  parentPort!.postMessage(await textOf(data).catch(() => ''));
});

async function textOf(data: Uint8Array): Promise<string> {
  const loading = getDocument({
    data,
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
  });
  const pdf = await loading.promise;
  let text = '';
  for (let number = 1; number <= Math.min(pdf.numPages, PAGES); number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join(' ') + '\n';
    if (text.length > CHARACTERS) break;
  }
  await loading.destroy();
  return text.slice(0, CHARACTERS);
}
