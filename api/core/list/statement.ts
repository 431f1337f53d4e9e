import type { Knex } from 'knex';

/** SQL with `$1 …` and what stands for them. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Runs a statement on the pool or in a transaction; Postgres parses each text once a connection. */
export async function ask<Row>(db: Knex, { text, values }: Statement): Promise<Row[]> {
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
const NAMED = 500;

/** Every connection keeps what is named, so texts past the first 500 go without. */
function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < NAMED) names.set(text, `anden_${names.size}`);
  return names.get(text);
}
