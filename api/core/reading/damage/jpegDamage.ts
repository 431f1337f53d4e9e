import type { Damage } from './Damage.ts';

/** Whether a JPEG is damaged: its segments do not lead to a picture that has a size and an end. */
export function jpegDamage(content: Buffer): Damage | null {
  let hasSize = false;
  for (let at = 2; at + 4 <= content.length;) {
    if (content[at] !== MARK) return 'damaged';
    const marker = content[at + 1]!;
    if (marker === MARK) {
      at += 1;
      continue;
    }
    const length = content.readUInt16BE(at + 2);
    if (SIZES.includes(marker)) hasSize = sizeAt(content, at + 4);
    at += 2 + length;
    if (marker === PICTURE) return hasSize && content.includes(END, at) ? null : 'damaged';
  }
  return 'damaged';
}

function sizeAt(content: Buffer, at: number): boolean {
  if (at + 5 > content.length) return false;
  return content.readUInt16BE(at + 1) > 0 && content.readUInt16BE(at + 3) > 0;
}

const MARK = 0xff;
/** Where the picture begins, and what its end is. */
const PICTURE = 0xda;
const END = Buffer.from([0xff, 0xd9]);
/** The segments with the size, one a way of compression. */
const SIZES = [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];
