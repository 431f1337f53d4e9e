import { fold } from '../../cells/fold.ts';
import { type FileRecord, isBlank } from '../FileRecord.ts';
import type { Limits } from '../limits.ts';
import { UnreadableFile } from '../UnreadableFile.ts';
import { Archive } from './Archive.ts';
import { readStyles } from './formats.ts';
import { NO_SHEET, noSheetNamed } from './problems.ts';
import { type CellContext, SheetParser } from './SheetParser.ts';
import { SharedStrings } from './SharedStrings.ts';
import { readWorkbook, type Workbook } from './workbook.ts';

/** An open Excel workbook, whose sheets are read row by row. Throws an UnreadableFile for what is none, or damaged. */
export class WorkbookFile {
  /** The merged cells of the last sheet that was read to its end. */
  merged: string[] = [];

  private constructor(
    private readonly archive: Archive,
    private readonly workbook: Workbook,
    private readonly context: CellContext,
    private readonly limits: Limits,
  ) {}

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

  /** The visible sheet of this name; throws an UnreadableFile that lists the sheets when there is none. */
  sheetNamed(wanted: string): string {
    const names = this.workbook.sheets.map(({ name }) => name);
    const found = names.find((name) => fold(name) === fold(wanted));
    if (found === undefined) throw noSheetNamed(wanted, names);
    return found;
  }

  /** The visible sheet whose records get the most points; the first of several. */
  async chooseSheet(
    pointsOf: (records: AsyncIterable<FileRecord>) => Promise<number>,
  ): Promise<string> {
    const [first, ...others] = this.workbook.sheets.map(({ name }) => name);
    if (others.length === 0) return first!;
    let best = { name: first!, points: await pointsOf(this.records(first!)) };
    for (const name of others) {
      const points = await pointsOf(this.records(name));
      if (points > best.points) best = { name, points };
    }
    return best.name;
  }

  /** The records of a sheet, without blank ones; throws an UnreadableFile at the first one that exceeds a limit. */
  async *records(sheet: string): AsyncGenerator<FileRecord> {
    const part = this.workbook.sheets.find(({ name }) => name === sheet)?.part;
    if (!part) throw new UnreadableFile(NO_SHEET);
    const parser = new SheetParser(this.context, this.limits);
    for await (const piece of this.archive.text(part))
      for (const record of parser.write(piece)) if (!isBlank(record)) yield record;
    parser.close();
    this.merged = parser.merged;
  }

  close(): void {
    this.archive.close();
  }
}
