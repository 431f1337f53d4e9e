/** The format of the values in a column. */
export type Kind = 'text' | 'count' | 'money' | 'percent';

export interface Column<Row> {
  /** The text of its heading. */
  label: string;
  kind: Kind;
  /** Returns its value; amounts as decimal text. */
  value: (row: Row) => string | number | null;
  /** The path of the list that a value counts, or of the record that it names. */
  to?: ((row: Row) => string | undefined) | undefined;
}

/** A part of the results: its rows as a table, and some of its columns as a chart. */
export interface Section {
  /** Its name in the messages. */
  name: string;
  columns: Column<unknown>[];
  rows: unknown[];
  chart: Chart;
}

interface Chart {
  /** Bars upward along time, or to the right of names, or a line along time. */
  kind: 'columns' | 'bars' | 'line';
  /** The columns that are drawn. */
  series: number[];
  isStacked?: boolean;
}

/** A section whose columns know the type of its rows. */
export function section<Row>(
  name: string,
  rows: Row[] | undefined,
  columns: Column<Row>[],
  chart: Chart,
): Section[] {
  return rows ? [{ name, rows, columns: columns as Column<unknown>[], chart }] : [];
}
