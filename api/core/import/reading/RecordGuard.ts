import type { Limits } from './limits.ts';
import {
  tooLongRecord,
  tooManyColumns,
  tooManyRecords,
  unclosedQuote,
  type UnreadableFile,
} from './UnreadableFile.ts';

/**
 * Counts records, columns and characters of CSV (RFC 4180) on its way to csv-parse, piece by piece, and stops it before
 * the first record that passes a limit, so that csv-parse works a bounded time. Reads quotes and line breaks as
 * csv-parse with `relax_quotes` does: records end with LF, CRLF or CR; a quote opens only at the start of a cell.
 */
export class RecordGuard {
  /** Why nothing is passed on any more, once a record is too much. */
  problem: UnreadableFile | undefined;
  readonly #delimiter: number;
  readonly #limits: Limits;
  /** The text of the record that is not whole yet. */
  #held = '';
  #place: Place = 'start';
  #isAfterReturn = false;
  /** Counts from 1, with the header and the blank ones. */
  #record = 1;
  #columns = 1;
  #length = 0;

  constructor(delimiter: string, limits: Limits) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#limits = limits;
  }

  /** The text of the records that are whole with this piece; with the last piece, all that is left. */
  pass(piece: string, isLast: boolean): string {
    const text = this.#held + piece;
    let whole = 0;
    for (let i = this.#held.length; i < text.length && !this.problem; i += 1) {
      if (this.#endsWith(text.charCodeAt(i))) whole = i + 1;
    }
    if (isLast && this.#place === 'quoted') this.problem ??= unclosedQuote(this.#record);
    if (isLast && !this.problem) whole = text.length;
    this.#held = text.slice(whole);
    return text.slice(0, whole);
  }

  /** Counts a character; answers whether the record ends with it. */
  #endsWith(code: number): boolean {
    const isSecondHalf = code === LF && this.#isAfterReturn;
    this.#isAfterReturn = false;
    if (isSecondHalf) return true;
    this.#length += 1;
    this.#place = this.#placeAfter(code);
    if (this.#place === 'start' && code === this.#delimiter) this.#columns += 1;
    this.#checkLimits();
    if (this.#place !== 'end') return false;
    this.#isAfterReturn = code === CR;
    this.#beginRecord();
    return !this.problem;
  }

  #placeAfter(code: number): Place {
    if (this.#place === 'quoted') return code === QUOTE ? 'closing' : 'quoted';
    if (code === QUOTE && this.#place !== 'plain') return 'quoted';
    if (code === this.#delimiter) return 'start';
    return code === LF || code === CR ? 'end' : 'plain';
  }

  #checkLimits(): void {
    const { records, columns, recordLength } = this.#limits;
    if (this.#record > records) this.problem = tooManyRecords(this.#limits);
    else if (this.#columns > columns) this.problem = tooManyColumns(this.#record, this.#limits);
    else if (this.#length > recordLength) this.problem = tooLongRecord(this.#record, this.#limits);
  }

  #beginRecord(): void {
    this.#record += 1;
    this.#columns = 1;
    this.#length = 0;
    this.#place = 'start';
  }
}

/** Where in a record the next character is; 'closing' is after a quote that ends the cell, or is the first of two. */
type Place = 'start' | 'plain' | 'quoted' | 'closing' | 'end';

const QUOTE = 34;
const LF = 10;
const CR = 13;
