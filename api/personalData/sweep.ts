import type { Knex } from 'knex';
import type { Replacement } from './pseudonym.ts';

interface Column {
  table: string;
  name: string;
  type: 'text' | 'json' | 'jsonb' | 'array';
}

/**
 * Replaces a person's data in every column of every table that can contain text, in the history too. A name is not
 * replaced in columns of names, because another person may have the same one.
 */
export async function sweep(trx: Knex, replacements: Replacement[]): Promise<void> {
  await trx.raw(`set local anden.erasing = 'on'`);
  const columns = await textColumns(trx);
  for (const table of new Set(columns.map((column) => column.table)))
    for (const replacement of replacements) {
      const some = columns.filter(
        (column) => column.table === table && !(replacement.isName && NAMES.has(column.name)),
      );
      if (some.length > 0) await replaceIn(trx, table, some, replacement);
    }
}

async function replaceIn(
  trx: Knex,
  table: string,
  columns: Column[],
  { pattern, by }: Replacement,
): Promise<void> {
  const sets = columns.map((column) => `${quoted(column.name)} = ${replaced(column)}`);
  const found = columns.map(({ name }) => `${quoted(name)}::text ~* :pattern`);
  const sql = `update ${table} set ${sets.join(', ')} where ${found.join(' or ')}`;
  await trx.raw(sql, { pattern, by });
}

function replaced({ name, type }: Column): string {
  const replace = (value: string) => `regexp_replace(${value}, :pattern, :by, 'gi')`;
  if (type === 'text') return replace(`${quoted(name)}::text`);
  if (type !== 'array') return `${replace(`${quoted(name)}::text`)}::${type}`;
  const each = `select ${replace('item')} from unnest(${quoted(name)}) with ordinality as items (item, place)`;
  return `array(${each} order by place)`;
}

/** The columns of texts, JSON and lists of texts, except generated ones, of keys and of secrets; not those of views. */
async function textColumns(trx: Knex): Promise<Column[]> {
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

function quoted(name: string): string {
  return `"${name}"`;
}

/** Tables of the catalogs, of hashes and of keys. */
const UNTOUCHED = [
  ...[
    'knex_migrations',
    'postal_codes',
    'user_types',
    'user_roles',
    'secrets',
    'rate_limits',
    'oidc_keys',
  ],
  ...[
    'sessions',
    'session_tokens',
    'equipments',
    'comodities',
    'packagings',
    'contact_types',
    'incidents',
  ],
];

const NAMES = new Set([
  'name',
  'first_name',
  'last_name',
  'maiden_name',
  'carrier_name',
  'comercial_name',
]);
