import { constants, inflateSync } from 'node:zlib';
import { Unreadable } from './Unreadable.ts';

/** The most bytes that the streams of a PDF may inflate to, without those of pictures, which are not read. */
const MOST = 64 * 1024 * 1024;

/**
 * Throws Unreadable for a PDF whose streams inflate to more than a limit. It sees streams that stand in the file itself
 * with the usual compression; what is hidden from it meets the limits of the process.
 */
export function checkPdf(data: Buffer, most = MOST): void {
  let left = most;
  let at = data.indexOf(STREAM);
  while (at >= 0) {
    const end = data.indexOf(END, at);
    const content = data.subarray(at + STREAM.length, end < 0 ? data.length : end);
    if (isInflated(data, at)) left -= inflatedSize(content, left);
    at = end < 0 ? -1 : data.indexOf(STREAM, end + END.length);
  }
}

const STREAM = 'stream';
const END = 'endstream';

/** The number of characters before a stream that are searched for its dictionary. */
const BEFORE = 2000;

/** Whether the dictionary before a stream says that it is compressed and no picture. */
function isInflated(data: Buffer, stream: number): boolean {
  const before = data.toString('latin1', Math.max(0, stream - BEFORE), stream);
  const dictionary = before.slice(before.lastIndexOf('obj') + 1);
  return /\/Fl(ateDecode)?\b/.test(dictionary) && !/\/Subtype\s*\/Image\b/.test(dictionary);
}

/** Counts the bytes that a stream inflates to, as far as it is not damaged; throws Unreadable for more than `left`. */
function inflatedSize(content: Buffer, most: number): number {
  const start = content[0] === CR ? 2 : 1;
  const options = { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH };
  try {
    return inflateSync(content.subarray(start), options).length;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw new Unreadable('Inflates to too much');
    return 0;
  }
}

const CR = 13;
