import { constants, crc32, inflateSync } from 'node:zlib';
import type { Damage } from './Damage.ts';

/** The most bytes of a picture that are inflated; what is larger is not looked at. */
const MOST = 192 * 1024 * 1024;

/** Whether a PNG is damaged: a part of it is missing or was changed, or its picture has fewer bytes than its size says. */
export function pngDamage(content: Buffer): Damage | null {
  const parts = partsOf(content);
  const header = parts?.find(({ type }) => type === 'IHDR')?.data;
  if (!parts || !header || header.length < 13 || parts.at(-1)?.type !== 'IEND') return 'damaged';
  const size = bytesOf(header);
  if (size === 0) return 'damaged';
  if (size > MOST) return null;
  const picture = parts.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  return inflatedBytes(Buffer.concat(picture), size) < size ? 'damaged' : null;
}

interface Part {
  type: string;
  data: Buffer;
}

/** The parts up to the end; undefined where one is cut off or does not have its checksum. */
function partsOf(content: Buffer): Part[] | undefined {
  const parts: Part[] = [];
  for (let at = SIGNATURE; at + 12 <= content.length && parts.at(-1)?.type !== 'IEND';) {
    const end = at + 8 + content.readUInt32BE(at);
    if (end + 4 > content.length) return undefined;
    if (crc32(content.subarray(at + 4, end)) !== content.readUInt32BE(end)) return undefined;
    parts.push({
      type: content.toString('latin1', at + 4, at + 8),
      data: content.subarray(at + 8, end),
    });
    at = end + 4;
  }
  return parts;
}

const SIGNATURE = 8;

/** At least how many bytes a picture of this size has: each row begins with its filter. */
function bytesOf(header: Buffer): number {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const bits = header[8]! * (CHANNELS[header[9]!] ?? 0);
  return width * height === 0 || bits === 0 ? 0 : height * (1 + Math.ceil((width * bits) / 8));
}

/** The numbers of a pixel, by the kind of picture: grey, colour, palette, grey and colour with transparency. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** The number of bytes, counted up to a little more than `size`. */
function inflatedBytes(picture: Buffer, size: number): number {
  const options = { maxOutputLength: size * 2 + 1024, finishFlush: constants.Z_SYNC_FLUSH };
  try {
    return inflateSync(picture, options).length;
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? size : 0;
  }
}
