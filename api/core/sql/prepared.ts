import type { Writable } from 'node:stream';
import pg from 'pg';
import { serialize } from 'pg-protocol';
import { parseRecord } from './recordJson.ts';

/** Runs a statement on a connection and returns its rows; with a name, the connection parses it only once. */
export function runPrepared<Row>(
  connection: pg.Client,
  statement: Parameterized,
  name: string | undefined,
): Promise<Row[]> {
  return new Promise<Row[]>((resolve, reject) => {
    const end: End = (error, rows) => (error ? reject(error) : resolve(rows as Row[]));
    connection.query(new Prepared(statement, name, end));
  });
}

/** SQL with the placeholders `$1 …` and their values. */
interface Parameterized {
  text: string;
  values: readonly unknown[];
}

type End = (error: Error | null, rows?: object[]) => void;

/**
 * A query that returns rows and nothing else of pg's results. Postgres describes the columns of a named statement when a
 * connection parses it, and not again. pg calls the methods with the messages of Postgres.
 */
class Prepared implements pg.Submittable {
  readonly text: string;
  private readonly values: unknown[];
  private readonly rows: object[] = [];
  private columns: Column[] | undefined;
  private failure: Error | null = null;

  constructor(
    { text, values }: Parameterized,
    readonly name: string | undefined,
    readonly callback: End,
  ) {
    this.text = text;
    this.values = values.map((value) => prepareValue(value));
    this.columns = name === undefined ? undefined : columnsByName.get(name);
  }

  /** Sends all messages by one write, which takes less time than several writes that are held back and sent together. */
  submit(connection: pg.Connection): void {
    const { name, text, values, columns } = this;
    const { stream, parsedStatements } = connection as unknown as Sending;
    const isParsed = name !== undefined && parsedStatements[name] !== undefined;
    const messages = [serialize.bind({ statement: name ?? '', values })];
    if (!isParsed) messages.unshift(serialize.parse({ name: name ?? '', text, types: [] }));
    if (!isParsed || !columns) messages.push(DESCRIBE);
    messages.push(EXECUTE_AND_SYNC);
    if (stream.writable) stream.write(Buffer.concat(messages));
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.columns = fields.map(({ name, dataTypeID }) => {
      return {
        name,
        parse: dataTypeID === JSON_TYPE ? parseRecord : pg.types.getTypeParser(dataTypeID),
      };
    });
    if (this.name) columnsByName.set(this.name, this.columns);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    try {
      for (const [at, { name, parse }] of this.columns!.entries()) {
        const text = fields[at]!;
        row[name] = text === null ? null : parse(text);
      }
    } catch (error) {
      this.failure = error as Error;
    }
    this.rows.push(row);
  }

  handleCommandComplete(): void {}

  handleEmptyQuery(): void {}

  handleError(error: Error): void {
    this.callback(error);
  }

  handleReadyForQuery(): void {
    this.callback(this.failure, this.rows);
  }
}

const JSON_TYPE = pg.types.builtins.JSON;

interface Column {
  name: string;
  parse: (text: string) => unknown;
}

/** The columns of each named statement, as the last connection that parsed it described them. */
const columnsByName = new Map<string, Column[]>();

/** The parts of pg's connection that its types do not declare. */
interface Sending {
  stream: Writable;
  /** The texts of the statements that this connection has parsed, by name. */
  parsedStatements: Record<string, string>;
}

const DESCRIBE = serialize.describe({ type: 'P' });
const EXECUTE_AND_SYNC = Buffer.concat([serialize.execute(), serialize.sync()]);

/** The text of a value as Postgres reads it, as for every query of pg. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } })
  .utils;
