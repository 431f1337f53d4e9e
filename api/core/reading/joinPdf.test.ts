import { expect } from 'chai';
import PDFDocument from 'pdfkit';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { buffer } from 'node:stream/consumers';
import { photo, png } from '../../testing/base/smallFiles.ts';
import { joinPdf } from './joinPdf.ts';

describe('Several files as one PDF', function () {
  this.timeout(30_000);

  it('has their pages in order, pictures as pages of their own', async () => {
    const printed = new PDFDocument({ ownerPassword: 'a' });
    printed.text('Uno').addPage().text('Dos').end();
    const parts = [
      { content: png(), mediaType: 'image/png' },
      { content: await buffer(printed), mediaType: 'application/pdf' },
      { content: photo(), mediaType: 'image/jpeg' },
    ];
    expect(await textsOf(await joinPdf(parts))).to.deep.equal(['', 'Uno', 'Dos', '']);
  });
});

async function textsOf(content: Buffer): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  return texts;
}
