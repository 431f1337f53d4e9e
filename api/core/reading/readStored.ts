import { join } from 'node:path';
import { ApartEnded } from '../apart/ApartEnded.ts';
import { ApartPool } from '../apart/ApartPool.ts';
import type { Storage, StoredFile } from '../files/storage.ts';
import type { MailContent } from './mailContent.ts';
import type { ReadingOrder, TypedFile } from './serve.ts';
import { UNREADABLE } from './Unreadable.ts';
import type { Damage } from './damage/Damage.ts';
import type { WantedElements, XmlElement } from './xmlElements.ts';

/**
 * The text of a stored PDF, empty for a scan; undefined for one that cannot be read: it is broken, has a password, or takes
 * more time or memory than allowed. It is read in a process apart. Throws ENOENT where the file does not exist.
 */
export function textOfPdf(storage: Storage, key: string): Promise<string | undefined> {
  return readStored(storage, key, (path) => ({ pdf: path }));
}

/** The wanted elements of a stored XML; undefined and thrown like the text of a PDF. */
export function elementsOfXml(
  storage: Storage,
  key: string,
  elements: WantedElements,
): Promise<XmlElement[] | undefined> {
  return readStored(storage, key, (path) => ({ xml: path, ...elements }));
}

/** The content of a stored mail; undefined and thrown like the text of a PDF. */
export function contentOfMail(storage: Storage, key: string): Promise<MailContent | undefined> {
  return readStored(storage, key, (path) => ({ mail: path }));
}

/** The file with a checksum that is attached to a stored mail; undefined and thrown like the text of a PDF. */
export function attachmentOfMail(
  storage: Storage,
  key: string,
  checksum: string,
): Promise<Uint8Array | undefined> {
  return readStored(storage, key, (path) => ({ attachment: path, checksum }));
}

/**
 * Why a file at a path cannot be opened by its reader, found out in a process apart; null where it can, where it is too
 * large to be looked at, and where no process can be started, because a file that may be whole is not refused.
 */
export async function damageAt(whole: TypedFile): Promise<Damage | null> {
  if (!CHECKED.includes(whole.mediaType)) return null;
  try {
    return (await readFile<Damage | null>({ whole })) ?? null;
  } catch (error) {
    if (error instanceof ApartEnded) return null;
    throw error;
  }
}

const CHECKED = ['application/pdf', 'image/jpeg', 'image/png'];

/** One PDF of a stored file and the one at a path, in this order; undefined where one of them cannot be read. */
export async function joinedPdf(
  storage: Storage,
  { key, mediaType }: Pick<StoredFile, 'key' | 'mediaType'>,
  next: TypedFile,
): Promise<Uint8Array | undefined> {
  return readStored(storage, key, (path) => ({ join: [{ path, mediaType }, next] }));
}

/** The compiled program lies beside this file. */
const PROGRAM = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'serve.ts')
  : join(import.meta.filename, '../serveDocuments.js');

/**
 * Limits for reading one file: memory, and the time of a process that is ready. The reader of PDFs is loaded with the
 * first one, and from sources that takes longer.
 */
const LIMITS = {
  bytes: 320 * 1024 * 1024,
  milliseconds: PROGRAM.endsWith('.ts') ? 60_000 : 30_000,
};

const pool = new ApartPool({
  program: PROGRAM,
  limits: LIMITS,
  most: 2,
  ordersEach: 100,
  attempts: 3,
});

async function readStored<Value>(
  storage: Storage,
  key: string,
  orderFor: (path: string) => ReadingOrder,
): Promise<Value | undefined> {
  const { path, release } = await storage.localCopy(key);
  try {
    return await readFile<Value>(orderFor(path));
  } finally {
    await release();
  }
}

async function readFile<Value>(order: ReadingOrder): Promise<Value | undefined> {
  try {
    return await pool.first<Value>(order);
  } catch (error) {
    if ((error as { code?: string }).code === UNREADABLE) return undefined;
    if (!(error instanceof ApartEnded) || error.reason === 'start') throw error;
    return undefined;
  }
}
