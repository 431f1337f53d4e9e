import { LRUCache } from 'lru-cache';
import type { Knex } from 'knex';
import { runStatement } from '../../sql/statement.ts';

/** A column of a table, with its default as SQL. */
export interface Column {
  name: string;
  type: string;
  fallback: string | null;
  /**
   * Whether each row that leaves it out has the same value: its default is a constant, and no trigger changes it. A trigger
   * with arguments changes only the columns that they name.
   */
  isFixed: boolean;
}

/** The columns of a table, and the values of the fixed ones in a row that leaves them out. */
export interface TableColumns {
  columns: Column[];
  constants: Record<string, unknown>;
}

const columnsByTable = new LRUCache<string, TableColumns>({ max: 100 });

/** The columns of a table, read once in a process. */
export async function columnsOf(table: string, db: Knex): Promise<TableColumns> {
  const columns = columnsByTable.get(table) ?? (await readColumns(table, db));
  columnsByTable.set(table, columns);
  return columns;
}

async function readColumns(table: string, db: Knex): Promise<TableColumns> {
  const columns = await runStatement<Column>(db, { text: COLUMNS, values: [table] });
  const fixed = columns.filter(({ isFixed, fallback }) => isFixed && fallback);
  if (fixed.length === 0) return { columns, constants: {} };
  const text = fixed.map(({ name, fallback }) => `${fallback} as "${name}"`).join(', ');
  const [constants] = await runStatement<TableColumns['constants']>(db, {
    text: `select ${text}`,
    values: [],
  });
  return { columns, constants: constants! };
}

const COLUMNS = `
  select name, type, case when not is_generated then fallback end as fallback,
    not is_generated
    and coalesce(fallback ~ '^(true|false|''[^'']*''::(text|text..|jsonb))$', true)
    and not exists (select from pg_trigger where tgrelid = $1::regclass and tgtype & 7 = 7
      and (tgnargs = 0 or name = any (string_to_array(encode(tgargs, 'escape'), '\\000')))) as "isFixed"
  from (
    select attname as name, format_type(atttypid, atttypmod) as type, attnum,
      pg_get_expr(adbin, adrelid) as fallback, attgenerated <> '' as is_generated
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = $1::regclass and attnum > 0 and not attisdropped) as columns
  order by attnum`;
