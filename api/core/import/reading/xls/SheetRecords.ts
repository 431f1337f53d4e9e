import type { FileRecord } from '../FileRecord.ts';
import type { Limits } from '../limits.ts';
import { tooLongRecord, tooManyColumns, tooManyRecords } from '../UnreadableFile.ts';
import { numberText } from '../xlsx/cellText.ts';
import type { CellContext } from '../xlsx/SheetParser.ts';
import { type BiffRecord, TYPE } from './RecordSplitter.ts';
import { errorText, shortNumber, truthText } from './cellValues.ts';
import { textAt } from './texts.ts';

/** Makes rows of the records of a sheet; blank cells are '', hidden rows are marked. */
export class SheetRecords {
  /** The blocks of merged cells (`A2:A4`), known when the sheet has been read to its end. */
  readonly mergedRanges: string[] = [];
  /** Whether the sheet has ended. */
  isOver = false;
  readonly #context: CellContext;
  readonly #limits: Limits;
  readonly #hidden = new Set<number>();
  #depth = 0;
  #row: FileRecord | undefined;
  #records = 0;
  #length = 0;
  /** The column of a formula whose text stands in the next record. */
  #formula = 0;

  constructor(context: CellContext, limits: Limits) {
    this.#context = context;
    this.#limits = limits;
  }

  /** Takes a record; returns the row that it completes. Throws an UnreadableFile at the first one that exceeds a limit. */
  take(record: BiffRecord): FileRecord | undefined {
    if (record.type === TYPE.bof) this.#depth += 1;
    else if (record.type === TYPE.eof) return this.#end();
    // A chart in the sheet has records of its own.
    else if (this.#depth === 1) return this.#read(record);
    return undefined;
  }

  #end(): FileRecord | undefined {
    this.#depth -= 1;
    this.isOver = this.#depth <= 0;
    return this.isOver ? this.#row : undefined;
  }

  #read({ type, data }: BiffRecord): FileRecord | undefined {
    if (type === TYPE.row) this.#addHidden(data);
    if (type === TYPE.merged) this.#addMerged(data);
    if (type === TYPE.formulaText && this.#row) this.#set(this.#formula, textAt(data, 0, 2));
    if (!CELLS.has(type)) return undefined;
    const finishedRow = this.#beginRow(data.readUInt16LE(0) + 1);
    const column = data.readUInt16LE(2);
    if (type === TYPE.shorts) this.#setShorts(data, column);
    else this.#set(column, this.#textOf(type, data, column));
    return finishedRow;
  }

  /** Begins the row with this number, if it is another one; returns the row before. */
  #beginRow(row: number): FileRecord | undefined {
    if (this.#row?.row === row) return undefined;
    const finishedRow = this.#row;
    this.#row = { row, cells: [], ...(this.#hidden.delete(row) && { isHidden: true }) };
    this.#length = 0;
    this.#records += 1;
    if (this.#records > this.#limits.records) throw tooManyRecords(this.#limits);
    return finishedRow;
  }

  #textOf(type: number, data: Buffer, column: number): string {
    if (type === TYPE.string) return this.#context.strings.at(data.readUInt32LE(6));
    if (type === TYPE.label || type === TYPE.richLabel) return textAt(data, 6, 2);
    if (type === TYPE.truth) return data[7] ? errorText(data[6]!) : truthText(data[6]!);
    const style = data.readUInt16LE(4);
    if (type === TYPE.short) return this.#numberText(shortNumber(data.readUInt32LE(6)), style);
    if (type === TYPE.formula && data.readUInt16LE(12) === 0xffff) {
      this.#formula = column;
      return [() => '', truthText, errorText][data[6]!]?.(data[8]!) ?? '';
    }
    return this.#numberText(data.readDoubleLE(6), style);
  }

  #setShorts(data: Buffer, first: number): void {
    for (let at = 4, column = first; at + 6 <= data.length - 2; at += 6, column += 1) {
      const value = shortNumber(data.readUInt32LE(at + 2));
      this.#set(column, this.#numberText(value, data.readUInt16LE(at)));
    }
  }

  #numberText(value: number, style: number): string {
    const { styles, isFrom1904 } = this.#context;
    return numberText(String(value), styles[style] ?? 'number', isFrom1904);
  }

  #set(column: number, text: string): void {
    const { row, cells } = this.#row!;
    if (text.trim() === '') return;
    if (column >= this.#limits.columns) throw tooManyColumns(row, this.#limits);
    while (cells.length < column) cells.push('');
    cells[column] = text;
    this.#length += text.length;
    if (this.#length > this.#limits.recordLength) throw tooLongRecord(row, this.#limits);
  }

  /** Marks a row as hidden, by hand or by a filter; its record comes before its cells ([MS-XLS] 2.4.221, fDyZero). */
  #addHidden(data: Buffer): void {
    const flags = data.readUInt16LE(12);
    if (flags & 0x20) this.#hidden.add(data.readUInt16LE(0) + 1);
  }

  #addMerged(data: Buffer): void {
    for (let at = 2; at + 8 <= data.length; at += 8) {
      const [top, bottom, left, right] = [0, 2, 4, 6].map((by) => data.readUInt16LE(at + by));
      this.mergedRanges.push(`${columnName(left!)}${top! + 1}:${columnName(right!)}${bottom! + 1}`);
    }
  }
}

const CELLS = new Set<number>([
  ...[TYPE.string, TYPE.label, TYPE.richLabel, TYPE.number, TYPE.short, TYPE.shorts],
  ...[TYPE.formula, TYPE.truth],
]);

/** The name of a column, from 0: A, or IV. */
function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}
