import type { Knex } from 'knex';

/** Where the database has one of the texts, in any column of any table: the tables with a row each. */
export async function textsIn(db: Knex, texts: string[]): Promise<string[]> {
  const { rows } = await db.raw(`
    select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('public', 'jobs') and relkind in ('r', 'p') and not relispartition`);
  const places: string[] = [];
  for (const { name } of rows as { name: string }[])
    for (const text of texts) {
      const { rows: some } = await db.raw(
        `select t::text as row from ${name} as t where strpos(lower(t::text), lower(?)) > 0 limit 1`,
        [text],
      );
      if (some.length > 0) places.push(`${name}: ${some[0].row}`);
    }
  return places;
}
