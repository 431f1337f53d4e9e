import type { Limits } from './limits.ts';
import {
  tooLongRecord,
  tooManyColumns,
  tooManyRecords,
  unclosedQuote,
  type UnreadableFile,
} from './UnreadableFile.ts';

/**
 * Counts records, columns and characters of CSV (RFC 4180) before csv-parse reads them, piece by piece, leaves out
 * blank records, whose cells are empty or white space, and stops before the first record that exceeds a limit, so that
 * the time of parsing is bounded. Quotes and line breaks are read as by csv-parse with `relax_quotes`: records end with
 * LF, CRLF or CR; a quote opens only at the start of a cell.
 */
export class RecordGuard {
  /** The error of the record that exceeds a limit; after it no more text is passed on. */
  problem: UnreadableFile | undefined;
  readonly #delimiter: number;
  readonly #limits: Limits;
  /** The text of the incomplete record at the end of the last piece. */
  #held = '';
  #place: Place = 'start';
  #isAfterReturn = false;
  #isBlank = true;
  /** Whether the last complete record was blank. */
  #wasBlank = false;
  /** The number of the current record, from 1, including the header and blank records. */
  #record = 1;
  #columns = 1;
  #length = 0;
  /** The numbers of the records that were passed on, and how many of them were taken. */
  #numbers: number[] = [];
  #taken = 0;

  constructor(delimiter: string, limits: Limits) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#limits = limits;
  }

  /** Returns the text of the records that this piece completes, without blank ones; for the last piece, all that remains. */
  pass(piece: string, isLast: boolean): string {
    const text = this.#held + piece;
    let completeText = '';
    let whole = 0;
    for (let i = this.#held.length; i < text.length && !this.problem; i += 1) {
      if (!this.#endsWith(text.charCodeAt(i))) continue;
      if (!this.#wasBlank) completeText += text.slice(whole, i + 1);
      whole = i + 1;
    }
    if (isLast && this.#place === 'quoted') this.problem ??= unclosedQuote(this.#record);
    this.#held = text.slice(whole);
    if (!isLast || this.problem || this.#isBlank) return completeText;
    this.#numbers.push(this.#record);
    return completeText + this.#held;
  }

  /** The number of the next record that was passed on, for the one who parses them in order. */
  takeNumber(): number {
    const number = this.#numbers[this.#taken]!;
    this.#taken += 1;
    if (this.#taken === MAX_TAKEN) {
      this.#numbers.splice(0, MAX_TAKEN);
      this.#taken = 0;
    }
    return number;
  }

  /** Returns the number of records that were passed on and not taken, for a caller that counts them only; they are then taken. */
  takeAll(): number {
    const count = this.#numbers.length - this.#taken;
    this.#numbers = [];
    this.#taken = 0;
    return count;
  }

  /** Counts a character; returns whether it ends the record. */
  #endsWith(code: number): boolean {
    const isSecondHalf = code === LF && this.#isAfterReturn;
    this.#isAfterReturn = false;
    if (isSecondHalf) return true;
    this.#length += 1;
    const place = this.#placeAfter(code);
    this.#isBlank &&= !isText(code, this.#place, place);
    this.#place = place;
    if (this.#place === 'start' && code === this.#delimiter) this.#columns += 1;
    this.#checkLimits();
    if (this.#place !== 'end' || this.problem) return false;
    this.#isAfterReturn = code === CR;
    this.#beginRecord();
    return true;
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
    this.#wasBlank = this.#isBlank;
    if (!this.#isBlank) this.#numbers.push(this.#record);
    this.#isBlank = true;
    this.#record += 1;
    this.#columns = 1;
    this.#length = 0;
    this.#place = 'start';
  }
}

/**
 * The state at the next character; 'closing' is after a quote that either ends the cell or is the first of an escaped
 * pair.
 */
type Place = 'start' | 'plain' | 'quoted' | 'closing' | 'end';

/** Whether a character is text of a cell other than white space, as which csv-parse takes what follows a closed quote. */
function isText(code: number, before: Place, place: Place): boolean {
  if (place !== 'plain' && place !== 'quoted') return false;
  if (before === 'closing') return true;
  const isOpening = place === 'quoted' && before === 'start';
  return !isOpening && !isWhiteSpace(code);
}

/** Whether `trim` removes it. */
function isWhiteSpace(code: number): boolean {
  if (code < NO_BREAK_SPACE) return code === SPACE || (code >= TAB && code <= CR);
  return String.fromCharCode(code).trim() === '';
}

/** The number of values that are kept after they were taken, so that they need not be moved each time. */
const MAX_TAKEN = 4096;

const QUOTE = 34;
const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;
const NO_BREAK_SPACE = 160;
