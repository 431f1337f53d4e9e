import { expect } from 'chai';
import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { PDF, photo, png } from '../../../testing/base/smallFiles.ts';
import { damageOf } from './damageOf.ts';

/** A PDF of three pages as a library writes it. */
function printed(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument(options);
  document.text('Uno').addPage().text('Dos').addPage().text('Tres').end();
  return buffer(document);
}

describe('A PDF that arrives', () => {
  const damage = (content: Buffer) => damageOf(content, 'application/pdf');

  it('is whole, also where a password is needed only to change it', async () => {
    expect(await damage(PDF)).to.equal(null);
    expect(await damage(await printed())).to.equal(null);
    expect(await damage(await printed({ ownerPassword: 'a' }))).to.equal(null);
  });

  it('asks for a password', async () => {
    expect(await damage(await printed({ userPassword: 'a' }))).to.equal('password');
  });

  it('is damaged where it was cut off, is only a beginning, or has no pages, and not by what follows it', async () => {
    const whole = await printed();
    for (const part of [0.3, 0.6, 0.95])
      expect(await damage(whole.subarray(0, whole.length * part))).to.equal('damaged');
    expect(await damage(Buffer.from('%PDF-1.7\n'))).to.equal('damaged');
    const trailing = Buffer.concat([whole, Buffer.alloc(3000, 'a')]);
    expect(await damage(trailing)).to.equal(null);
    const empty = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
    expect(await damage(Buffer.from(empty))).to.equal('damaged');
  });
});

describe('A picture that arrives', () => {
  it('is a whole JPEG, also with data of the camera behind it', async () => {
    expect(await damageOf(photo(7), 'image/jpeg')).to.equal(null);
    const more = Buffer.concat([photo(), Buffer.alloc(300, 5)]);
    expect(await damageOf(more, 'image/jpeg')).to.equal(null);
  });

  it('is a JPEG that was cut off', async () => {
    for (const length of [3, 12, 80, photo().length - 2])
      expect(await damageOf(photo().subarray(0, length), 'image/jpeg')).to.equal('damaged');
  });

  it('is a whole PNG', async () => {
    expect(await damageOf(png(), 'image/png')).to.equal(null);
  });

  it('is a PNG that was cut off or changed', async () => {
    for (const length of [8, 33, 50, png().length - 6])
      expect(await damageOf(png().subarray(0, length), 'image/png')).to.equal('damaged');
    const changed = Buffer.from(png());
    changed[45]! ^= 0xff;
    expect(await damageOf(changed, 'image/png')).to.equal('damaged');
    const short = png({ picture: deflateSync(Buffer.alloc(4)) });
    expect(await damageOf(short, 'image/png')).to.equal('damaged');
  });
});
