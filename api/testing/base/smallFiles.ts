import { crc32, deflateSync } from 'node:zlib';

/** A PDF of one empty page. */
export const PDF = pdfOf([
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]>>',
]);

function pdfOf(objects: string[]): Buffer {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = String(text.length).padStart(10, '0');
    text += `${at + 1} 0 obj${object}endobj\n`;
    return `${place} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer<</Root 1 0 R/Size ${size}>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer);
}

/** A JPEG of one pixel, and a byte by which photos differ. */
export function photo(different = 0): Buffer {
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    Buffer.from([0xff, 0xfe, 0, 3, different]),
    Buffer.from('ffdb004300', 'hex'),
    Buffer.alloc(64, 1),
    Buffer.from('ffc0000b080001000101011100', 'hex'),
    Buffer.from('ffc400140001000000000000000000000000000000', 'hex'),
    Buffer.from('00', 'hex'),
    Buffer.from('ffc400141001000000000000000000000000000000', 'hex'),
    Buffer.from('00', 'hex'),
    Buffer.from('ffda0008010100003f0000ffd9', 'hex'),
  ]);
}

/** A grey PNG of 16 by 16 pixels. */
export function png({ picture = deflateSync(Buffer.alloc(16 * 17)) } = {}): Buffer {
  const header = Buffer.from('00000010000000100800000000', 'hex');
  const parts = [part('IHDR', header), part('IDAT', picture), part('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

function part(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
