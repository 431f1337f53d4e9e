import { constants, deflateSync } from 'node:zlib';

interface Page {
  /** The operators that draw on the page. */
  content: Buffer | string;
  /** Further entries of its dictionary, such as its compression. */
  entries?: string;
  /** The operators of the form `/X`. */
  form?: string;
}

/** A PDF made by hand, with what no library writes. */
export function pdfByHand({ content, entries = '', form = '' }: Page): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources 5 0 R>>',
    stream(entries, content),
    '<</Font<</F 7 0 R>>/XObject<</X 6 0 R>>>>',
    stream('/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources 5 0 R', form),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const parts = [Buffer.from('%PDF-1.4\n')];
  for (const [at, object] of objects.entries())
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object as string), END);
  return Buffer.concat([...parts, Buffer.from('trailer\n<</Size 8/Root 1 0 R>>\n%%EOF\n')]);
}

const END = Buffer.from('\nendobj\n');

/** A PDF whose page has no text, as a scanner writes it. */
export function scanPdf(): Buffer {
  return pdfByHand({ content: '0 0 9 9 re f' });
}

/** A PDF of 0.9 MB whose page inflates to 900 MB; `entries` may say that it is something else. */
export function pdfBomb(entries = ''): Buffer {
  const spaces = deflateSync(Buffer.alloc(1024 * 1024, ' '), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const later = spaces.subarray(2);
  const content = Buffer.concat([spaces, ...Array<Buffer>(899).fill(later)]);
  return pdfByHand({ content, entries: `/Filter/FlateDecode${entries}` });
}

function stream(entries: string, content: Buffer | string): Buffer {
  const bytes = Buffer.from(content as string);
  const [head, end] = [`<</Length ${bytes.length}${entries}>>\nstream\n`, '\nendstream'];
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(end)]);
}
