import { orientationIn, orientationSegment } from './orientation.ts';

/**
 * A JPEG or PNG without what cameras and programs write into it, such as place, device and names; the picture and its
 * orientation stay. Any other content is returned as it is.
 */
export function withoutMetadata(content: Buffer): Buffer {
  if (content.subarray(0, 2).equals(JPEG)) return jpeg(content);
  return content.subarray(0, 8).equals(PNG) ? png(content) : content;
}

const JPEG = Buffer.from([0xff, 0xd8]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const SCAN = 0xda;

/** The segments before the first scan that the picture needs, then the scans; not the pictures that phones append to it. */
function jpeg(content: Buffer): Buffer {
  const parts: Buffer[] = [JPEG];
  let at = 2;
  while (at + 4 <= content.length && content[at] === 0xff && content[at + 1] !== SCAN) {
    const end = at + 2 + content.readUInt16BE(at + 2);
    parts.push(keptOf(content.subarray(at, end)));
    at = end;
  }
  const over = content.indexOf(END_OF_PICTURE, at);
  return Buffer.concat([...parts, content.subarray(at, over < 0 ? content.length : over + 2)]);
}

const END_OF_PICTURE = Buffer.from([0xff, 0xd9]);
const COMMENT = 0xfe;
const NOTHING = Buffer.alloc(0);

/** A segment as it is kept: without comments and application data but JFIF (APP0), a colour profile (APP2) and Adobe's colours (APP14). */
function keptOf(segment: Buffer): Buffer {
  const marker = segment[1]!;
  const orientation = marker === 0xe1 ? orientationIn(segment) : undefined;
  if (orientation) return orientationSegment(orientation);
  const isProfile = marker === 0xe2 && segment.includes('ICC_PROFILE');
  const isApplication = marker > 0xe0 && marker <= 0xef && marker !== 0xee && !isProfile;
  return marker === COMMENT || isApplication ? NOTHING : segment;
}

const TEXTS = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'];

/** The chunks of a PNG (length, type, data, checksum) without texts, times and EXIF. */
function png(content: Buffer): Buffer {
  const parts: Buffer[] = [PNG];
  let at = PNG.length;
  while (at + 12 <= content.length) {
    const end = at + 12 + content.readUInt32BE(at);
    const type = content.toString('latin1', at + 4, at + 8);
    if (!TEXTS.includes(type)) parts.push(content.subarray(at, end));
    at = end;
    if (type === 'IEND') break;
  }
  return Buffer.concat(parts);
}
