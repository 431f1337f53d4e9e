import type { Total } from './totals.ts';

/** One page of a list; Postgres has already written its rows as JSON. */
export class Page<Row> {
  declare protected readonly row: Row;

  constructor(
    /** A JSON array. */
    readonly json: string,
    /** Rows on this page. */
    readonly length: number,
    readonly offset: number,
    /** The total number of rows, when it was requested. */
    readonly total?: Total,
  ) {}

  /** The same page with each row mapped. */
  map<To>(change: (row: Row) => To): Page<To> {
    const json = JSON.stringify((JSON.parse(this.json) as Row[]).map(change));
    return new Page<To>(json, this.length, this.offset, this.total);
  }

  /** `users 0-9/1234`; `*` stands for an empty range or an unknown total (RFC 9110, 14.4). */
  contentRange(unit: string) {
    const rows = this.length > 0 ? `${this.offset}-${this.offset + this.length - 1}` : '*';
    return `${unit} ${rows}/${this.total?.count ?? '*'}`;
  }
}
