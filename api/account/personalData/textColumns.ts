import type { Knex } from 'knex';

/** A column that can contain text. */
export interface Column {
  /** With its schema, quoted where SQL needs it. */
  table: string;
  name: string;
  type: 'text' | 'json' | 'jsonb' | 'array';
}

/** The columns of texts, JSON and lists of texts, except generated ones, of keys and of secrets; not those of views. */
export async function textColumns(trx: Knex): Promise<Column[]> {
  const { rows } = await trx.raw(
    `
    select format('%I.%I', space.nspname, class.relname) as table, attribute.attname as name,
      case type.typname when 'json' then 'json' when 'jsonb' then 'jsonb' when '_text' then 'array' else 'text' end as type
    from pg_attribute attribute
      join pg_class class on class.oid = attribute.attrelid
      join pg_namespace space on space.oid = class.relnamespace
      join pg_type type on type.oid = attribute.atttypid
    where space.nspname in ('public', 'jobs') and class.relkind in ('r', 'p') and not class.relispartition
      and not attribute.attisdropped and attribute.attnum > 0 and attribute.attgenerated = ''
      and type.typname in ('text', 'citext', 'varchar', 'json', 'jsonb', '_text')
      and class.relname <> all(:untouched)
      and not exists (select from pg_index
        where indrelid = class.oid and indisprimary and attribute.attnum = any(indkey))
    order by 1, 2`,
    { untouched: UNTOUCHED },
  );
  return rows as Column[];
}

/** The name of a column in SQL. */
export function quotedName({ name }: Column): string {
  return `"${name}"`;
}

/** The condition that a column contains what a search finds; `:like` and `:pattern` are the search's. */
export function isFoundIn(column: Column): string {
  const matches = (text: string) => `(${text} ilike :like and ${text} ~* :pattern)`;
  if (column.type !== 'array') return matches(`${quotedName(column)}::text`);
  return `exists (select from unnest(${quotedName(column)}) as items (item) where ${matches('item')})`;
}

/** Tables of the catalogs, of hashes and of keys. */
const UNTOUCHED = [
  ...['knex_migrations', 'postal_codes', 'user_types', 'user_roles', 'secrets', 'rate_limits'],
  ...['installation_facts', 'feed_rows', 'feed_counters'],
  ...['oidc_keys', 'sessions', 'session_tokens', 'equipments', 'comodities', 'packagings'],
  ...['contact_types', 'incidents', 'bridges', 'carta_porte_keys', 'sat_keys', 'paper_reminders'],
];
