import { type FileRecord, isBlank } from '../FileRecord.ts';
import type { Limits } from '../limits.ts';
import { UnreadableFile } from '../UnreadableFile.ts';
import type { Workbook } from '../Workbook.ts';
import { Archive } from './Archive.ts';
import { readStyles } from './formats.ts';
import { NO_SHEET } from './problems.ts';
import { type CellContext, SheetParser } from './SheetParser.ts';
import { SharedStrings } from './SharedStrings.ts';
import { readWorkbook, type WorkbookParts } from './workbook.ts';

/** An open workbook of Excel since 2007 (.xlsx), whose sheets are read row by row. */
export class WorkbookFile implements Workbook {
  mergedRanges: string[] = [];

  private constructor(
    private readonly archive: Archive,
    private readonly workbook: WorkbookParts,
    private readonly context: CellContext,
    private readonly limits: Limits,
  ) {}

  /** Opens a file; throws an UnreadableFile for what is no such workbook, or damaged. */
  static async open(path: string, limits: Limits): Promise<WorkbookFile> {
    const archive = await Archive.open(path, limits);
    try {
      const workbook = await readWorkbook(archive);
      const strings = await SharedStrings.read(archive, workbook.strings);
      const styles = await readStyles(archive, workbook.styles);
      const context = { strings, styles, isFrom1904: workbook.isFrom1904 };
      return new WorkbookFile(archive, workbook, context, limits);
    } catch (error) {
      archive.close();
      throw error;
    }
  }

  get sheets(): string[] {
    return this.workbook.sheets.map(({ name }) => name);
  }

  async *records(sheet: string): AsyncGenerator<FileRecord> {
    const part = this.workbook.sheets.find(({ name }) => name === sheet)?.part;
    if (!part) throw new UnreadableFile(NO_SHEET);
    const parser = new SheetParser(this.context, this.limits);
    for await (const piece of this.archive.text(part))
      for (const record of parser.write(piece)) if (!isBlank(record)) yield record;
    parser.close();
    this.mergedRanges = parser.mergedRanges;
  }

  close(): void {
    this.archive.close();
  }
}
