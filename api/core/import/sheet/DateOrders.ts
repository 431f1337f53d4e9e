/** Finds the order of day and month in the dates of a column that are written in numbers. */
export interface ColumnDates {
  /** Whether one has its day first for certain: 25/12/26. */
  isDayFirst: boolean;
  /** Whether one has its month first for certain: 12/25/26. */
  isMonthFirst: boolean;
  /** The first one that is a date in both orders: 05/12/26. */
  ambiguous?: string;
}

/** Collects, by column, how the dates of a file are written. */
export class DateOrders {
  /** By the index of the column; empty for columns without such dates. */
  readonly columns: (ColumnDates | undefined)[] = [];

  /** Takes the cells of a row into account. */
  see(cells: string[]): void {
    for (const [at, cell] of cells.entries()) {
      if (cell.length < SHORTEST) continue;
      const [, a, b] = IN_NUMBERS.exec(cell) ?? [];
      if (a) this.#add(at, Number(a), Number(b), cell);
    }
  }

  #add(at: number, a: number, b: number, cell: string): void {
    const column = (this.columns[at] ??= { isDayFirst: false, isMonthFirst: false });
    if (a > MONTHS && b <= MONTHS) column.isDayFirst = true;
    else if (b > MONTHS && a <= MONTHS) column.isMonthFirst = true;
    else if (a !== b && a <= MONTHS && b <= MONTHS) column.ambiguous ??= cell.trim();
  }
}

const MONTHS = 12;
const SHORTEST = '1/2/26'.length;
const IN_NUMBERS = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{2}|\d{4})(?:\s|$)/;
