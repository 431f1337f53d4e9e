import type { FileRecord } from '../FileRecord.ts';
import { columnOf } from './SheetParser.ts';

/** Gives every row of cells that are merged over several rows their value, which Excel keeps in the first one only. */
export class MergedCells {
  readonly #blocks: Block[];
  #next = 0;
  #open: { to: number; column: number; text: string }[] = [];

  constructor(ranges: string[]) {
    this.#blocks = ranges.map(blockOf).sort((a, b) => a.from - b.from);
  }

  /** The record with the values of merged cells; records come in the order of the file. */
  fill(record: FileRecord): FileRecord {
    const { row, cells } = record;
    this.#open = this.#open.filter(({ to }) => to >= row);
    for (const { column, text } of this.#open) {
      while (cells.length < column) cells.push('');
      cells[column] ||= text;
    }
    this.#begin(record);
    return record;
  }

  #begin({ row, cells }: FileRecord): void {
    for (; this.#next < this.#blocks.length; this.#next += 1) {
      const { from, to, column } = this.#blocks[this.#next]!;
      if (from > row) return;
      if (from === row && cells[column]) this.#open.push({ to, column, text: cells[column] });
    }
  }
}

/** Of these ranges, those of several rows below the header. */
export function mergedRows(ranges: string[], headerRow: number): string[] {
  return ranges.filter((range) => {
    const { from, to } = blockOf(range);
    return to > from && to > headerRow;
  });
}

interface Block {
  from: number;
  to: number;
  column: number;
}

function blockOf(range: string): Block {
  const [first = '', last = first] = range.replaceAll('$', '').split(':');
  return { from: rowOf(first), to: rowOf(last), column: columnOf(first) };
}

function rowOf(cell: string): number {
  return Number(cell.replace(/^[A-Z]+/, ''));
}
