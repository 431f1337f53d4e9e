import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { fileNames } from '../data/documentStories.ts';

/** A small valid file of the demo data, identical on every machine. */
export interface DemoFile {
  key: string;
  fileName: string;
  mediaType: string;
  content: Buffer;
  checksum: string;
}

const [WIDTH, HEIGHT] = [480, 300];
const PHOTOS = ['official_id', 'legal_representative_id'];

/** One file per document type: images of identity cards, one-page PDFs for the others. */
export const documentFiles: Record<string, DemoFile> = Object.fromEntries(
  Object.entries(fileNames).map(([type, title]) => [type, demoFile(type, title)]),
);

function demoFile(type: string, title: string): DemoFile {
  const isPhoto = PHOTOS.includes(type);
  const content = isPhoto ? png() : pdf(title);
  return {
    key: `demo-${type.replaceAll('_', '-')}`,
    fileName: `${title}.${isPhoto ? 'png' : 'pdf'}`,
    mediaType: isPhoto ? 'image/png' : 'application/pdf',
    content,
    checksum: createHash('sha256').update(content).digest('hex'),
  };
}

/** A PDF 1.4 of one letter page with a title (ISO 32000-1, 7.5). */
function pdf(title: string): Buffer {
  const text = `BT /F1 24 Tf 72 680 Td (${title}) Tj 0 -36 Td /F1 12 Tf (Documento de muestra de And\xe9n) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, 'latin1');
}

/** A drawing of an identity card as a PNG (W3C PNG, 11.2). */
function png(): Buffer {
  const rows = Array.from({ length: HEIGHT }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: WIDTH }, (_, x) => shade(x, y))]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

function shade(x: number, y: number): number {
  const isEdge = x < 8 || y < 8 || x >= WIDTH - 8 || y >= HEIGHT - 8;
  const isPortrait = x > 40 && x < 160 && y > 70 && y < 230;
  const isWriting = x > 200 && x < 430 - (y % 90) && y > 70 && y < 230 && y % 30 < 10;
  return isEdge ? 60 : isPortrait ? 150 : isWriting ? 90 : 235;
}

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
