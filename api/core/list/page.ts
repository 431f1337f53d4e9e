import { onlyFields } from './selection.ts';
import type { Total } from './totals.ts';

/** One page of a list; Postgres has already written its rows as JSON. */
export class Page<Row> {
  declare protected readonly row: Row;

  constructor(
    /** A JSON array. */
    readonly json: string,
    /** Rows on this page. */
    readonly length: number,
    /** Rows before it; undefined when it begins at a cursor. */
    readonly offset: number | undefined,
    /** The total number of rows, when it was requested. */
    readonly total?: Total,
    /** The cursor of the next page, when rows may follow. */
    readonly next?: string,
    /** The fields that the call asks for; undefined for all. */
    readonly fields?: readonly string[],
  ) {}

  /** The same page with each row mapped. */
  map<To>(change: (row: Row) => To): Page<To> {
    const { fields } = this;
    const rows = (JSON.parse(this.json) as Row[]).map(change);
    const json = JSON.stringify(
      fields ? rows.map((row) => onlyFields(row as object, fields)) : rows,
    );
    return new Page<To>(json, this.length, this.offset, this.total, this.next, fields);
  }

  /** `users 0-9/1234`; `*` stands for an empty or unknown range, or an unknown total (RFC 9110, 14.4). */
  contentRange(unit: string) {
    const isPlaced = this.offset !== undefined && this.length > 0;
    const rows = isPlaced ? `${this.offset}-${this.offset! + this.length - 1}` : '*';
    return `${unit} ${rows}/${this.total?.count ?? '*'}`;
  }
}
