import type { Limits } from './limits.ts';
import {
  tooLongRecord,
  tooManyColumns,
  tooManyRecords,
  unclosedQuote,
  type UnreadableFile,
} from './UnreadableFile.ts';

/**
 * Splits CSV (RFC 4180) into records, piece by piece, counts its records, columns and characters, and stops before the
 * first record that exceeds a limit, so that the time of reading is bounded. Records of delimiters and spaces alone are
 * left out. Records end with LF, CRLF or CR; a quote opens only at the start of a cell, and is text elsewhere.
 */
export class RecordSplitter {
  /** The error of the record that exceeds a limit; after it no more records are returned. */
  problem: UnreadableFile | undefined;
  readonly #delimiter: number;
  readonly #limits: Limits;
  /** The text of the incomplete record at the end of the last piece. */
  #held = '';
  #place: Place = 'start';
  #isAfterReturn = false;
  #isBlank = true;
  /** The number of the current record, from 1, including the header and blank records. */
  #record = 1;
  #columns = 1;
  #length = 0;

  constructor(delimiter: string, limits: Limits) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#limits = limits;
  }

  /** Returns the records that this piece completes, without their ends and without blank ones. */
  take(piece: string): TextRecord[] {
    const text = this.#held + piece;
    const records: TextRecord[] = [];
    let start = 0;
    for (let i = this.#held.length; i < text.length && !this.problem; i += 1) {
      const isSecondHalf = this.#isAfterReturn && text.charCodeAt(i) === LF;
      this.#isAfterReturn = false;
      if (!isSecondHalf) {
        if (!this.#endsWith(text.charCodeAt(i))) continue;
        if (!this.#isBlank) records.push({ row: this.#record, text: text.slice(start, i) });
        this.#beginRecord();
      }
      start = i + 1;
    }
    this.#held = text.slice(start);
    return records;
  }

  /** Returns the last record, where the text does not end with the end of one. */
  takeLast(): TextRecord[] {
    if (this.#place === 'quoted') this.problem ??= unclosedQuote(this.#record);
    if (this.problem || this.#isBlank) return [];
    return [{ row: this.#record, text: this.#held }];
  }

  /** Counts a character; returns whether it ends the record. */
  #endsWith(code: number): boolean {
    this.#length += 1;
    this.#place = this.#placeAfter(code);
    this.#isBlank &&= code === this.#delimiter || code === SPACE || this.#place === 'end';
    if (this.#place === 'start' && code === this.#delimiter) this.#columns += 1;
    this.#checkLimits();
    this.#isAfterReturn = code === CR && this.#place === 'end';
    return this.#place === 'end' && !this.problem;
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
    this.#isBlank = true;
    this.#record += 1;
    this.#columns = 1;
    this.#length = 0;
    this.#place = 'start';
  }
}

/** A record before it is split into cells. */
interface TextRecord {
  row: number;
  text: string;
}

/**
 * The state at the next character; 'closing' is after a quote that either ends the cell or is the first of an escaped
 * pair.
 */
type Place = 'start' | 'plain' | 'quoted' | 'closing' | 'end';

const QUOTE = 34;
const SPACE = 32;
const LF = 10;
const CR = 13;
