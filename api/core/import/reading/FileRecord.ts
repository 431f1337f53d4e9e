/** A record of a file: the number of its row as Excel shows it, and the texts of its cells. */
export interface FileRecord {
  row: number;
  cells: string[];
  /** Whether a workbook hides it, by hand or by a filter. */
  isHidden?: boolean;
}

/** Whether a record has no text. */
export function isBlank({ cells }: FileRecord): boolean {
  return cells.every((cell) => cell.trim() === '');
}
