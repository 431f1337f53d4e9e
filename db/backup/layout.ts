import type { ClientBase } from 'pg';

/** The parts of the schemas `public` and `jobs` that hold data. */
export interface Layout {
  tables: Table[];
  /** The partitions of tables in `public`, with the rows that each takes. */
  partitions: { name: string; parent: string; bound: string }[];
  /** The last value of each used sequence. */
  sequences: { name: string; value: string }[];
}

/** A table with its columns, without the generated ones; a partitioned table counts as one. */
export interface Table {
  /** The name with its schema, quoted where SQL needs it. */
  name: string;
  columns: string[];
}

/** Reads the layout from the catalog; objects of extensions are left out. */
export async function readLayout(client: ClientBase): Promise<Layout> {
  return {
    tables: (await client.query(TABLES)).rows,
    partitions: (await client.query(PARTITIONS)).rows,
    sequences: (await client.query(SEQUENCES)).rows,
  };
}

/** A quoted list of a table's columns. */
export function columnList({ columns }: Table): string {
  return columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
}

const TABLES = `
  select format('%I.%I', nspname, relname) as name, (
    select coalesce(array_agg(attname::text order by attnum), '{}') from pg_attribute
    where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where nspname in ('public', 'jobs') and relkind in ('r', 'p') and not relispartition
    and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
  order by nspname desc, relname`;

const PARTITIONS = `
  select format('%I.%I', nspname, c.relname) as name, format('%I.%I', nspname, p.relname) as parent,
    pg_get_expr(c.relpartbound, c.oid) as bound
  from pg_class c join pg_namespace n on n.oid = relnamespace
    join pg_inherits on inhrelid = c.oid join pg_class p on p.oid = inhparent
  where nspname = 'public' and c.relkind = 'r' and c.relispartition
  order by c.relname`;

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
  where schemaname in ('public', 'jobs') and last_value is not null
  order by 1`;
