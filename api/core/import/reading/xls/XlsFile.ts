import { type FileRecord, isBlank } from '../FileRecord.ts';
import type { Limits } from '../limits.ts';
import { UnreadableFile } from '../UnreadableFile.ts';
import type { Workbook } from '../Workbook.ts';
import { NO_SHEET, NO_WORKBOOK } from '../xlsx/problems.ts';
import { CompoundFile } from './CompoundFile.ts';
import { type Globals, readGlobals } from './globals.ts';
import { RecordSplitter } from './RecordSplitter.ts';
import { SheetRecords } from './SheetRecords.ts';

/** An open workbook of Excel 97 to 2003 (.xls), whose sheets are read row by row. */
export class XlsFile implements Workbook {
  mergedRanges: string[] = [];

  private constructor(
    private readonly file: CompoundFile,
    private readonly globals: Globals,
    private readonly limits: Limits,
  ) {}

  /** Opens a file; throws an UnreadableFile for what is no such workbook, is damaged, or has a password. */
  static async open(path: string, limits: Limits): Promise<XlsFile> {
    const file = await CompoundFile.open(path).catch(asUnreadable);
    try {
      return new XlsFile(file, await readGlobals(file), limits);
    } catch (error) {
      await file.close();
      return asUnreadable(error);
    }
  }

  get sheets(): string[] {
    return this.globals.sheets.map(({ name }) => name);
  }

  async *records(sheet: string): AsyncGenerator<FileRecord> {
    const entry = this.globals.sheets.find(({ name }) => name === sheet);
    if (!entry) throw new UnreadableFile(NO_SHEET);
    const rows = new SheetRecords(this.globals.context, this.limits);
    const splitter = new RecordSplitter();
    try {
      for await (const piece of this.file.bytes(entry.at))
        for (const record of splitter.records(piece)) {
          const row = rows.take(record);
          if (row && !isBlank(row)) yield row;
          if (rows.isOver) return void (this.mergedRanges = rows.mergedRanges);
        }
    } catch (error) {
      asUnreadable(error);
    }
    throw new UnreadableFile(NO_WORKBOOK);
  }

  close(): void {
    void this.file.close();
  }
}

/** Rethrows errors of the system and UnreadableFiles; reading beyond the bytes of a record is a damaged file. */
function asUnreadable(error: unknown): never {
  const isOfBytes = error instanceof RangeError;
  throw isOfBytes ? new UnreadableFile(NO_WORKBOOK, { cause: error }) : error;
}
