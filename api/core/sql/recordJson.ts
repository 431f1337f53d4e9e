/**
 * A record as it is answered: what Postgres wrote, with further fields; it is not written as JSON again, which would take
 * longer than to read it.
 */
export class RecordJson<Row> {
  declare protected readonly row: Row;

  constructor(
    readonly json: string,
    readonly version: number | undefined,
  ) {}
}

/** The record with one or more fields that it does not have. It may not have been changed since it was read. */
export function withFields<Row extends object>(record: Row, fields: Partial<Row>): RecordJson<Row> {
  const { version } = record as { version?: number };
  const json = texts.get(record) ?? JSON.stringify(record);
  return new RecordJson(`${json.slice(0, -1)},${JSON.stringify(fields).slice(1)}`, version);
}

/** Parses JSON of Postgres, and remembers the text of an object as long as the object is used. */
export function parseRecord(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null) texts.set(value, text);
  return value;
}

const texts = new WeakMap<object, string>();
