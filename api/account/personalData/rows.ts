import type { Knex } from 'knex';

/** The rows of a query as objects, with the columns' names in the database. */
export async function rowsOf(
  db: Knex,
  sql: string,
  values: Record<string, string>,
): Promise<Record<string, unknown>[]> {
  const usedValues = Object.entries(values).filter(([name]) => sql.includes(`:${name}`));
  const { rows } = await db.raw(
    `with found as materialized (${sql}) select to_jsonb(found) as row from found`,
    Object.fromEntries(usedValues),
  );
  return (rows as { row: Record<string, unknown> }[]).map(({ row }) => row);
}
