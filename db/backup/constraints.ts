import type { PoolClient } from 'pg';

/**
 * Removes foreign keys, triggers, and the indexes that no constraint needs, for the time in which rows are loaded in any
 * order. Returns a function that creates them again, which checks every row. Needs no more than the ownership of the
 * tables, unlike `session_replication_role`.
 */
export async function removeConstraints(client: PoolClient): Promise<() => Promise<void>> {
  const keys = await definitions(client, KEYS);
  const indexes = await definitions(client, INDEXES);
  const tables = await definitions(client, TRIGGERED);
  for (const { owner, name } of keys)
    await client.query(`alter table ${owner} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  return async () => {
    for (const { definition } of indexes) await client.query(definition);
    for (const { owner, name, definition } of keys)
      await client.query(`alter table ${owner} add constraint ${name} ${definition}`);
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  };
}

interface Definition {
  owner: string;
  name: string;
  definition: string;
}

async function definitions(client: PoolClient, sql: string): Promise<Definition[]> {
  return (await client.query(sql)).rows;
}

const OURS = `in ('public', 'jobs') and not exists (select from pg_depend where objid = c.oid and deptype = 'e')`;

const KEYS = `
  select format('%I.%I', nspname, relname) as owner, quote_ident(conname) as name,
    pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = relnamespace
  where contype = 'f' and conparentid = 0 and nspname ${OURS} order by 1, 2`;

const INDEXES = `
  select format('%I.%I', nspname, c.relname) as name, pg_get_indexdef(c.oid) as definition
  from pg_index join pg_class c on c.oid = indexrelid join pg_namespace n on n.oid = relnamespace
  where c.relkind = 'i' and nspname ${OURS}
    and not exists (select from pg_constraint where conindid = c.oid)
    and not exists (select from pg_inherits where inhrelid = c.oid) order by 1`;

const TRIGGERED = `
  select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind in ('r', 'p') and not relispartition and nspname ${OURS}
    and exists (select from pg_trigger where tgrelid = c.oid and not tgisinternal)`;
