import { createReadStream } from 'node:fs';
import type { Delimiter, Encoding } from '../Import.ts';
import type { Limits } from './limits.ts';
import { RecordScanner } from './RecordScanner.ts';

/** How a CSV file is written. */
export interface Format {
  encoding: Encoding;
  delimiter: Delimiter;
}

/**
 * The records of a CSV file in order, the header first, without the blank ones, as fast as they are taken. Throws an
 * UnreadableFile at the first record that passes a limit (blank ones count too) and at a quote that is never closed,
 * and a TypeError where the bytes are not of the encoding.
 */
export async function* csvRecords(
  path: string,
  { encoding, delimiter }: Format,
  limits: Limits,
): AsyncGenerator<string[]> {
  const scanner = new RecordScanner(delimiter, limits);
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const bytes of createReadStream(path)) {
    const text = decoder.decode(bytes as Buffer, { stream: true });
    yield* withoutBlank(scanner.read(text, false));
  }
  yield* withoutBlank(scanner.read(decoder.decode(), true));
}

function* withoutBlank(records: Iterable<string[]>): Generator<string[]> {
  for (const record of records) {
    if (record.some((cell) => cell.trim() !== '')) yield record;
  }
}
