import type { Knex } from 'knex';

/** SQL with the placeholders `$1 …` and their values. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Runs a prepared statement on the pool or in a transaction; Postgres parses each text once per connection. */
export async function runStatement<Row>(db: Knex, { text, values }: Statement): Promise<Row[]> {
  const { client } = db;
  const connection = await client.acquireConnection();
  try {
    const { rows } = await connection.query({ name: nameOf(text), text, values });
    return rows;
  } finally {
    await client.releaseConnection(connection);
  }
}

const names = new Map<string, string>();
const MAX_NAMES = 500;

/** The name of a prepared statement; none after the first 500 texts, because every connection keeps its prepared statements. */
function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < MAX_NAMES) names.set(text, `anden_${names.size}`);
  return names.get(text);
}
