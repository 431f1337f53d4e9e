import type { Knex } from 'knex';

/** The parts of a schema on which programs rely, and those that change when Postgres works through a table. */
export interface Facts {
  /** Tables and views. */
  relations: Set<string>;
  /** The type of each column, by table and column. */
  columns: Map<string, string>;
  /** Columns that an insert must name. */
  demanded: Set<string>;
  /** Columns without null values. */
  notNull: Set<string>;
  /** Functions with the types of their arguments. */
  functions: Set<string>;
  /** The file that holds the rows of each table; another one means that all rows were written again. */
  storage: Map<string, string>;
  /** Indexes, with their tables; those being built for partitions of a table count as that table's. */
  indexes: Map<string, string>;
  /** Checks and foreign keys whose rows were checked, with their tables. */
  constraints: Map<string, { table: string; definition: string }>;
}

/** Reads the facts of the schema `public`, without objects of extensions. */
export async function readFacts(db: Knex): Promise<Facts> {
  const read = async (sql: string): Promise<Row[]> => (await db.raw(sql)).rows;
  const columns = await read(COLUMNS);
  const namesOf = (rows: Row[]) => new Set(rows.map(({ name }) => name));
  return {
    relations: namesOf(await read(RELATIONS)),
    columns: new Map(columns.map(({ name, type }) => [name, type])),
    demanded: namesOf(columns.filter(({ isDemanded }) => isDemanded)),
    notNull: namesOf(columns.filter(({ isNotNull }) => isNotNull)),
    functions: namesOf(await read(FUNCTIONS)),
    storage: new Map((await read(STORAGE)).map(({ name, type }) => [name, type])),
    indexes: new Map((await read(INDEXES)).map(({ name, type }) => [name, type])),
    constraints: new Map(
      (await read(CHECKED)).map(({ name, type, definition }) => [
        name,
        { table: type, definition },
      ]),
    ),
  };
}

interface Row {
  name: string;
  type: string;
  definition: string;
  isDemanded: boolean;
  isNotNull: boolean;
}

const RELATIONS = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and not relispartition`;

const COLUMNS = `
  select relname || '.' || attname as name, format_type(atttypid, atttypmod) as type,
    attnotnull and relkind <> 'v' and not atthasdef and attidentity = '' as "isDemanded",
    attnotnull as "isNotNull"
  from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and not relispartition`;

const FUNCTIONS = `select proname || '(' || pg_get_function_identity_arguments(oid) || ')' as name from pg_proc
  where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;

const STORAGE = `select relname as name, pg_relation_filenode(oid)::text as type from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r'`;

const INDEXES = `select indexrelid::regclass::text as name, indrelid::regclass::text as type
  from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace`;

const CHECKED = `
  select conrelid::regclass || '.' || conname as name, conrelid::regclass::text as type,
    pg_get_constraintdef(oid) as definition
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('c', 'f') and convalidated and conrelid <> 0`;
