import pg from 'pg';
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
    this.columns = name === undefined ? undefined : described.get(name);
  }

  submit(connection: pg.Connection): void {
    const { name, text, values, columns } = this;
    const sending = connection as unknown as Sending;
    sending.stream.cork();
    const isParsed = name !== undefined && sending.parsedStatements[name] !== undefined;
    if (!isParsed) sending.parse({ name, text });
    sending.bind({ statement: name, values });
    if (!isParsed || !columns) sending.describe({ type: 'P' });
    sending.execute();
    sending.sync();
    sending.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.columns = fields.map(({ name, dataTypeID }) => {
      return {
        name,
        parse: dataTypeID === JSON_TYPE ? parseRecord : pg.types.getTypeParser(dataTypeID),
      };
    });
    if (this.name) described.set(this.name, this.columns);
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
const described = new Map<string, Column[]>();

/** What pg's connection does, which its types do not tell. */
interface Sending {
  stream: { cork: () => void; uncork: () => void };
  /** The texts of the statements that this connection has parsed, by name. */
  parsedStatements: Record<string, string>;
  parse: (statement: { name: string | undefined; text: string }) => void;
  bind: (bound: { statement: string | undefined; values: unknown[] }) => void;
  describe: (portal: { type: 'P' }) => void;
  execute: () => void;
  sync: () => void;
}

/** The text of a value as Postgres reads it, as for every query of pg. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } })
  .utils;
