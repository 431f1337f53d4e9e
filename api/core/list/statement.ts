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
  /** The placeholder of the company that all its records are of, where that is known. */
  company?: string;
}

/**
 * Runs a prepared statement on the pool or in a transaction; Postgres parses each text once per connection, or each time
 * where a pooler changes the connections, and where it searches for a part of a text.
 */
export async function runStatement<Row>(db: Knex, statement: Statement): Promise<Row[]> {
  const { client } = db;
  const connection: Client = takeFree(db) ?? (await client.acquireConnection());
  try {
    const name = keepsStatements(db) ? nameOf(statement.text) : undefined;
    return await runPrepared<Row>(connection, statement, name);
  } catch (error) {
    Error.captureStackTrace(error as Error);
    throw error;
  } finally {
    void client.releaseConnection(connection);
  }
}

/**
 * Whether a statement searches for a part of a text. Its plan depends on how many records contain that, but after five
 * calls Postgres would plan a prepared statement for any text.
 */
function isSearch(text: string): boolean {
  return text.includes(' like folded(');
}

/** Names are never reused, because the statement of an old name stays prepared on every connection. */
const names = new Map<string, string>();
const MAX_NAMES = 500;

/**
 * The name of a prepared statement: a hash of its text, equal in every process. Undefined for searches, and after the first
 * 500 texts, because every connection keeps its prepared statements.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_NAMES || isSearch(text)) return known;
  const name = hashOf(text);
  names.set(text, name);
  return name;
}

function hashOf(text: string): string {
  return `anden_${createHash('sha256').update(text).digest('hex').slice(0, 40)}`;
}
