import type { FileRecord } from '../FileRecord.ts';
import type { Limits } from '../limits.ts';
import { tooLongRecord, tooManyColumns, tooManyRecords } from '../UnreadableFile.ts';
import { decodeEscapes, numberText } from './cellText.ts';
import type { NumberKind } from './formats.ts';
import type { SharedStrings } from './SharedStrings.ts';
import { type Attributes, XmlParser } from './xml.ts';

/** The tables to which the cells of a workbook refer. */
export interface CellContext {
  strings: SharedStrings;
  styles: NumberKind[];
  isFrom1904: boolean;
}

/** The text of a formula whose value was not saved with the file. */
const NOT_CALCULATED = '#CALC!';

/** Parses the XML of a sheet piece by piece into rows; blank cells are '', hidden ones are read like any other. */
export class SheetParser {
  /** The blocks of merged cells (`A2:A4`), known when the sheet has been read to its end. */
  readonly mergedRanges: string[] = [];
  readonly #context: CellContext;
  readonly #limits: Limits;
  readonly #xml: XmlParser;
  #rows: FileRecord[] = [];
  #records = 0;
  #row = 0;
  #isHidden = false;
  #cells: string[] = [];
  #length = 0;
  #column = 0;
  #cell: Attributes = {};
  #hasFormula = false;
  #hasValue = false;
  #isPhonetic = false;
  #isValue = false;
  #value = '';

  constructor(context: CellContext, limits: Limits) {
    this.#context = context;
    this.#limits = limits;
    this.#xml = new XmlParser({
      open: (name, attributes) => this.#open(name, attributes),
      text: (piece) => this.#addText(piece),
      close: (name) => this.#close(name),
    });
  }

  /** The rows that this piece of the part completes; throws an UnreadableFile at the first one that exceeds a limit. */
  write(piece: string): FileRecord[] {
    this.#rows = [];
    this.#xml.write(piece);
    return this.#rows;
  }

  close(): void {
    this.#xml.close();
  }

  #open(name: string, attributes: Attributes): void {
    if (name === 'row') this.#beginRow(attributes);
    else if (name === 'c') this.#beginCell(attributes);
    else if (name === 'f') this.#hasFormula = true;
    else if (name === 'rPh') this.#isPhonetic = true;
    else if (name === 'mergeCell' && attributes.ref) this.mergedRanges.push(attributes.ref);
    this.#isValue = name === 'v' || (name === 't' && !this.#isPhonetic);
    if (this.#isValue) this.#hasValue = true;
  }

  #addText(piece: string): void {
    if (!this.#isValue) return;
    this.#value += piece;
    if (this.#value.length > this.#limits.recordLength) this.#refuseLength();
  }

  #close(name: string): void {
    this.#isValue = false;
    if (name === 'rPh') this.#isPhonetic = false;
    else if (name === 'c') this.#endCell();
    else if (name === 'row') this.#rows.push(this.#record());
  }

  #record(): FileRecord {
    const record = { row: this.#row, cells: this.#cells };
    return this.#isHidden ? { ...record, isHidden: true } : record;
  }

  #beginRow({ r, hidden }: Attributes): void {
    this.#isHidden = hidden === '1' || hidden === 'true';
    this.#row = Number(r) || this.#row + 1;
    this.#cells = [];
    this.#length = 0;
    this.#column = 0;
    this.#records += 1;
    if (this.#records > this.#limits.records) throw tooManyRecords(this.#limits);
  }

  #beginCell(attributes: Attributes): void {
    if (attributes.r) this.#column = columnOf(attributes.r);
    this.#cell = attributes;
    this.#hasFormula = false;
    this.#hasValue = false;
    this.#value = '';
  }

  #endCell(): void {
    const text = this.#text();
    if (text.trim() !== '') {
      if (this.#column >= this.#limits.columns) throw tooManyColumns(this.#row, this.#limits);
      while (this.#cells.length < this.#column) this.#cells.push('');
      this.#cells[this.#column] = text;
      this.#length += text.length;
      if (this.#length > this.#limits.recordLength) this.#refuseLength();
    }
    this.#column += 1;
  }

  #text(): string {
    const { t: type, s: style } = this.#cell;
    const { strings, styles, isFrom1904 } = this.#context;
    if (this.#hasFormula && !this.#hasValue && type !== 'str') return NOT_CALCULATED;
    if (type === 's') return strings.at(Number(this.#value));
    if (type === 'b') return this.#value === '1' ? 'TRUE' : 'FALSE';
    if (type === 'inlineStr' || type === 'str') return decodeEscapes(this.#value);
    if (type === 'e') return this.#value;
    if (type === 'd') return this.#value.replace(/T00:00(:00(\.0+)?)?Z?$/, '');
    return numberText(this.#value, styles[Number(style)] ?? 'number', isFrom1904);
  }

  #refuseLength(): never {
    throw tooLongRecord(this.#row, this.#limits);
  }
}

const A = 64;

/** The column of a cell, from 0, by its name: 27 of AB12. */
export function columnOf(name: string): number {
  let column = 0;
  for (let i = 0; name.charCodeAt(i) > A; i += 1) column = column * 26 + name.charCodeAt(i) - A;
  return column - 1;
}
