import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Client } from 'pg';
import { keepsStatements } from '../../../db/connect.ts';
import { takeFree } from '../../../db/freeConnection.ts';
import { runPrepared } from './prepared.ts';

/** SQL with the placeholders `$1 …` and their values. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  /** The placeholder of the company that all its records are of, where a dialect needs it. */
  company?: string;
  /**
   * Whether it searches for a part of a text. Its plan depends on how many records contain that, but after five calls
   * Postgres would plan a prepared statement for any text.
   */
  isSearch?: boolean;
  /** Whether a caller chose its columns: such texts, of which there may be many, have names of their own number. */
  isChosen?: boolean;
}

/** A statement from SQL with names such as `:id`; each place of a name has a placeholder of its own, and so its own type. */
export function namedStatement(sql: string, values: Readonly<Record<string, unknown>>): Statement {
  const placed: unknown[] = [];
  const text = sql.replace(NAMES, (_, name: string) => {
    if (!(name in values)) throw new Error(`The statement has no value for ${name}`);
    return `$${placed.push(values[name])}`;
  });
  return { text, values: placed };
}

/** Names of values, and not the types of casts such as `::text`. */
const NAMES = /(?<!:):([a-z]\w*)/gi;

/**
 * Runs a prepared statement on the pool or in a transaction; Postgres parses each text once per connection, or each time
 * where a pooler changes the connections, and where it searches for a part of a text.
 */
export async function runStatement<Row>(db: Knex, statement: Statement): Promise<Row[]> {
  const { client } = db;
  const connection: Client = takeFree(db) ?? (await client.acquireConnection());
  try {
    const name = keepsStatements(db) ? nameOf(statement) : undefined;
    return await runPrepared<Row>(connection, statement, name);
  } catch (error) {
    Error.captureStackTrace(error as Error);
    throw error;
  } finally {
    void client.releaseConnection(connection);
  }
}

/**
 * Names statements for preparing: by a hash of the text, equal in every process. Searches have none, nor the texts after
 * the first `max`, because every connection keeps its prepared statements; names are never given up for others.
 */
export function createNames(max: number): (statement: Named) => string | undefined {
  const names = new Map<string, string>();
  return ({ text, isSearch }) => {
    const preparedName = names.get(text);
    if (preparedName || names.size >= max || isSearch) return preparedName;
    const name = hashOf(text);
    names.set(text, name);
    return name;
  };
}

type Named = Pick<Statement, 'text' | 'isSearch'>;

/** Names statements: at most `most` of fixed columns, and `mostChosen` of columns that callers chose. */
export function createNamesOf(most: number, mostChosen: number) {
  const [fixed, chosen] = [createNames(most), createNames(mostChosen)];
  return (statement: Named & Pick<Statement, 'isChosen'>) =>
    statement.isChosen ? chosen(statement) : fixed(statement);
}

const nameOf = createNamesOf(500, 100);

function hashOf(text: string): string {
  return `anden_${createHash('sha256').update(text).digest('hex').slice(0, 40)}`;
}
