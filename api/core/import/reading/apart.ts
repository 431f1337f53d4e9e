import { join } from 'node:path';
import { ApartEnded } from '../../apart/ApartEnded.ts';
import { ApartPool } from '../../apart/ApartPool.ts';
import { invalid, Refusal } from '../../errors/errors.ts';
import type { Words } from '../../../shared/words.ts';
import type { Order } from './serve.ts';

/** The compiled program lies beside this file. */
const program = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'serve.ts')
  : join(import.meta.filename, '../serveImports.js');

const limits = { bytes: 512 * 1024 * 1024, milliseconds: 110_000 };

/** The processes apart that read files for uploads, for jobs and for downloads, so that none waits for another kind. */
const POOLS = {
  uploads: new ApartPool({ program, limits, most: 2, attempts: 2 }),
  jobs: new ApartPool({ program, limits, most: 2 }),
  downloads: new ApartPool({ program, limits: { ...limits, restMilliseconds: 60_000 }, most: 4 }),
};

/** For whom a file is read. */
export type Reader = keyof typeof POOLS;

/**
 * The values that a process apart returns for a file; at most one is read ahead, so memory does not grow with the file.
 * Throws a 422 on the field `file` for a file that cannot be read or takes more time or memory than allowed, 503 when
 * something else has ended the process, and an error with the original code (ENOENT) otherwise.
 */
export async function* readApart<Value>(order: Order, reader: Reader): AsyncGenerator<Value> {
  try {
    yield* POOLS[reader].all<Value>(order);
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The first value, of a process that is replaced once where it crashes or is killed; throws like `readApart`. */
export async function firstApart<Value>(order: Order, reader: Reader): Promise<Value> {
  try {
    return await POOLS[reader].first<Value>(order);
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): unknown {
  const { words } = error as { words?: Words };
  if (words) return invalid('file', words);
  if (!(error instanceof ApartEnded)) return error;
  if (error.isByContent) return invalid('file', TOO_MUCH);
  return new Refusal('UNAVAILABLE', { headers: RETRY, cause: error });
}

const RETRY = { 'Retry-After': '5' };

const TOO_MUCH: Words = {
  es: 'El archivo no se puede leer: exige más memoria o tiempo de lo permitido; copie sus filas a un libro nuevo o divídalo',
  en: 'The file cannot be read: it takes more memory or time than allowed; copy your rows to a new workbook, or split it',
};
