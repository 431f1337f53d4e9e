import type { FileRecord } from './FileRecord.ts';

/** An open Excel workbook, whose sheets are read row by row. */
export interface Workbook {
  /** The names of the visible sheets from left to right. */
  readonly sheets: string[];
  /** The merged cells (`A2:A4`) of the last sheet that was read to its end. */
  readonly mergedRanges: string[];
  /** The records of a sheet, without blank ones; throws an UnreadableFile at the first one that exceeds a limit. */
  records(sheet: string): AsyncGenerator<FileRecord>;
  close(): void;
}
