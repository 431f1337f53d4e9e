import type { Limits } from './limits.ts';
import { tooLongRecord, tooManyColumns, tooManyRecords, unclosedQuote } from './UnreadableFile.ts';

/**
 * Splits CSV (RFC 4180) into records, piece by piece. Records end with LF, CRLF or CR. A quote that does not begin a
 * cell, and text after a closing quote, are taken as they stand. Throws an UnreadableFile at the first record beyond a
 * limit, so the text that it keeps is never longer than a record and a piece.
 */
export class RecordScanner {
  readonly #delimiter: string;
  readonly #limits: Limits;
  /** Everything of a cell without quotes. */
  readonly #plain: RegExp;
  #text = '';
  #isLast = false;
  #count = 0;
  /** Where the cell that was read last ends in the text. */
  #end = 0;

  constructor(delimiter: string, limits: Limits) {
    this.#delimiter = delimiter;
    this.#limits = limits;
    this.#plain = new RegExp(`[^${delimiter}\\r\\n]*`, 'y');
  }

  /** The records that are whole with this piece; with the last piece, all that are left. */
  *read(piece: string, isLast: boolean): Generator<string[]> {
    this.#text += piece;
    this.#isLast = isLast;
    let start = 0;
    while (start < this.#text.length) {
      const record = this.#record(start);
      if (this.#end - start > this.#limits.recordLength)
        throw tooLongRecord(this.#number, this.#limits);
      if (!record) break;
      this.#count += 1;
      if (this.#count > this.#limits.records) throw tooManyRecords(this.#limits);
      start = this.#end;
      yield record;
    }
    this.#text = this.#text.slice(start);
  }

  /** Counts from 1, with the header and the blank ones. */
  get #number() {
    return this.#count + 1;
  }

  /** The record that begins here, and `#end` after its line break; undefined where its end is still to come. */
  #record(start: number): string[] | undefined {
    const cells: string[] = [];
    this.#end = start - 1;
    do {
      const cell = this.#cell(this.#end + 1);
      if (cell === undefined) return this.#unfinished();
      cells.push(cell);
      if (cells.length > this.#limits.columns) throw tooManyColumns(this.#number, this.#limits);
    } while (this.#text[this.#end] === this.#delimiter);
    return this.#passLineBreak() ? cells : this.#unfinished();
  }

  #unfinished(): undefined {
    this.#end = this.#text.length;
  }

  /** Whether the record ends here, with a line break or the file. */
  #passLineBreak(): boolean {
    const [first, second] = [this.#text[this.#end], this.#text[this.#end + 1]];
    const isOpen = first === undefined || (first === '\r' && second === undefined);
    if (isOpen && !this.#isLast) return false;
    this.#end += first === '\r' && second === '\n' ? 2 : 1;
    return true;
  }

  #cell(start: number): string | undefined {
    return this.#text[start] === '"' ? this.#quotedCell(start + 1) : this.#plainCell(start);
  }

  #plainCell(start: number): string {
    this.#plain.lastIndex = start;
    const [cell] = this.#plain.exec(this.#text)!;
    this.#end = start + cell.length;
    return cell;
  }

  /** A cell whose opening quote stands before `start`; undefined where its closing quote is still to come. */
  #quotedCell(start: number): string | undefined {
    let quote = this.#text.indexOf('"', start);
    while (this.#text[quote + 1] === '"' && quote >= 0) quote = this.#text.indexOf('"', quote + 2);
    if (quote < 0 && this.#isLast) throw unclosedQuote(this.#number);
    if (quote < 0 || (quote + 1 === this.#text.length && !this.#isLast)) return undefined;
    const cell = this.#text.slice(start, quote).replaceAll('""', '"');
    const rest = this.#plainCell(quote + 1);
    return rest ? `"${cell}"${rest}` : cell;
  }
}
