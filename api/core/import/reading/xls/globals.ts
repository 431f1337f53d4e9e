import { UnreadableFile } from '../UnreadableFile.ts';
import { kindOfFormat, type NumberKind } from '../xlsx/formats.ts';
import { NO_SHEET, NO_WORKBOOK, OLD_OR_LOCKED } from '../xlsx/problems.ts';
import { SharedStrings } from '../xlsx/SharedStrings.ts';
import type { CellContext } from '../xlsx/SheetParser.ts';
import type { CompoundFile } from './CompoundFile.ts';
import { type BiffRecord, RecordSplitter, TYPE } from './RecordSplitter.ts';
import { readTexts, textAt } from './texts.ts';

/** The beginning of a workbook: its visible sheets, with their places, and what cells refer to. */
export interface Globals {
  sheets: { name: string; at: number }[];
  context: CellContext;
}

/** Reads the first part of a workbook; throws an UnreadableFile when it has a password, or no visible sheet. */
export async function readGlobals(file: CompoundFile): Promise<Globals> {
  const reader = new GlobalsReader();
  const splitter = new RecordSplitter();
  for await (const piece of file.bytes(0))
    for (const record of splitter.records(piece)) if (reader.take(record)) return reader.globals();
  throw new UnreadableFile(NO_WORKBOOK);
}

class GlobalsReader {
  readonly #sheets: Globals['sheets'] = [];
  readonly #formats = new Map<number, string>();
  /** The numbers of the formats, by style. */
  readonly #styles: number[] = [];
  readonly #texts: Buffer[] = [];
  #isInTexts = false;
  #isFrom1904 = false;

  /** Takes a record; returns whether it is the last one. */
  take({ type, data }: BiffRecord): boolean {
    if (type === TYPE.bof && data.readUInt16LE(0) !== BIFF8)
      throw new UnreadableFile(OLD_OR_LOCKED);
    if (type === TYPE.password) throw new UnreadableFile(OLD_OR_LOCKED);
    if (type === TYPE.from1904) this.#isFrom1904 = data.readUInt16LE(0) === 1;
    if (type === TYPE.format) this.#formats.set(data.readUInt16LE(0), textAt(data, 2, 2));
    if (type === TYPE.style) this.#styles.push(data.readUInt16LE(2));
    if (type === TYPE.sheet) this.#addSheet(data);
    this.#isInTexts = type === TYPE.strings || (this.#isInTexts && type === TYPE.continued);
    if (this.#isInTexts) this.#texts.push(Buffer.from(data));
    return type === TYPE.eof;
  }

  globals(): Globals {
    if (this.#sheets.length === 0) throw new UnreadableFile(NO_SHEET);
    const strings = new SharedStrings();
    if (this.#texts.length > 0) readTexts(this.#texts, strings);
    const styles: NumberKind[] = this.#styles.map((id) => kindOfFormat(id, this.#formats.get(id)));
    return { sheets: this.#sheets, context: { strings, styles, isFrom1904: this.#isFrom1904 } };
  }

  #addSheet(data: Buffer): void {
    const isVisible = (data[4]! & 3) === 0;
    const isOfCells = data[5] === 0;
    if (isVisible && isOfCells)
      this.#sheets.push({ at: data.readUInt32LE(0), name: textAt(data, 6, 1) });
  }
}

const BIFF8 = 0x600;
