/** EXIF's tag of the orientation, and where its value stands in an entry of 12 bytes. */
const TAG = 0x0112;
const VALUE = 8;
const MOST_ENTRIES = 200;

/** The orientation in an EXIF segment of a JPEG, from 1 to 8; undefined where it has none. */
export function orientationIn(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0') return undefined;
  const tiff = segment.subarray(10);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const read = (at: number, bytes: 2 | 4) => {
    if (at + bytes > tiff.length) return 0;
    return isLittle ? tiff.readUIntLE(at, bytes) : tiff.readUIntBE(at, bytes);
  };
  const directory = read(4, 4);
  const count = Math.min(read(directory, 2), MOST_ENTRIES);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + 12 * index;
    if (read(entry, 2) === TAG) return read(entry + VALUE, 2) || undefined;
  }
  return undefined;
}

/** An EXIF segment that has nothing but this orientation. */
export function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 10 + VALUE);
  const head = Buffer.from([0xff, 0xe1, 0, 2 + 6 + tiff.length]);
  return Buffer.concat([head, Buffer.from('Exif\0\0', 'latin1'), tiff]);
}
