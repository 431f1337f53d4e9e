import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { Limits } from '../limits.ts';
import { NO_WORKBOOK, tooCompressed, tooManyEntries, tooMuchUnpacked } from './problems.ts';
import { UnreadableFile } from '../UnreadableFile.ts';

/**
 * The parts of a workbook, which is a zip archive. It is opened only when the sizes that it declares are within the
 * limits; a part that unpacks to more than it declares ends with an error, so that no part exceeds them.
 */
export class Archive {
  readonly #zip: ZipFile;
  readonly #entries: Map<string, Entry>;

  private constructor(zip: ZipFile, entries: Map<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** Opens a file; throws an UnreadableFile when it is no zip archive or exceeds a limit. */
  static async open(path: string, limits: Limits): Promise<Archive> {
    const zip = await openPromise(path, { autoClose: false }).catch(asUnreadable);
    try {
      return new Archive(zip, await entriesOf(zip, limits));
    } catch (error) {
      zip.close();
      return asUnreadable(error);
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The text of a part, unpacked as fast as it is consumed; throws an UnreadableFile when the part is missing or damaged. */
  async *text(name: string): AsyncGenerator<string> {
    const entry = this.#entries.get(name);
    if (!entry) throw new UnreadableFile(NO_WORKBOOK);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    try {
      const stream = await this.#zip.openReadStreamPromise(entry);
      for await (const bytes of stream) yield decoder.decode(bytes as Buffer, { stream: true });
      yield decoder.decode();
    } catch (error) {
      asUnreadable(error);
    }
  }

  close(): void {
    this.#zip.close();
  }
}

async function entriesOf(zip: ZipFile, limits: Limits): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  let packed = 0;
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName.replace(/^\//, ''), entry);
    unpacked += entry.uncompressedSize;
    packed += entry.compressedSize;
    if (entries.size > limits.entries) throw tooManyEntries(limits);
    if (unpacked > limits.unpackedBytes) throw tooMuchUnpacked(limits);
    if (isBomb(entry, limits)) throw tooCompressed(limits);
  }
  if (unpacked > packed * limits.compression && unpacked > SMALL) throw tooCompressed(limits);
  return entries;
}

function isBomb({ uncompressedSize, compressedSize }: Entry, { compression }: Limits): boolean {
  return uncompressedSize > SMALL && uncompressedSize > compressedSize * compression;
}

/** Small enough to be read however far it is compressed: rows of one catalog value and many empty cells exceed 100 times. */
const SMALL = 16 * 1024 * 1024;

/** Rethrows errors of the system and UnreadableFiles; any other is a damaged archive. */
function asUnreadable(error: unknown): never {
  const isKnown = error instanceof UnreadableFile || (error as { syscall?: string }).syscall;
  throw isKnown ? error : new UnreadableFile(NO_WORKBOOK, { cause: error });
}
