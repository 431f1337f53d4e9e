import type { Knex } from 'knex';

/**
 * The schema `public` as sorted lines, one per table, column, constraint, index, trigger, function and view, without
 * objects of extensions, knex's own tables and the monthly partitions of `changes`. Databases with equal lines have
 * equal schemas.
 */
export async function describeSchema(db: Knex): Promise<string[]> {
  const { rows } = await db.raw(LINES);
  return rows.map(({ line }: { line: string }) => line);
}

const LINES = `
  with relations as (
    select pg_class.oid, relname, relkind, relpartbound from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and relname !~ '^(knex_|changes_[0-9])'
  ), lines as (
    select 'table ' || relname || case relkind
        when 'p' then ' partition by ' || pg_get_partkeydef(oid)
        when 'v' then ' as ' || pg_get_viewdef(oid)
        else coalesce(' ' || pg_get_expr(relpartbound, oid), '') end as line
      from relations
    union all
    select 'column ' || relname || '.' || attname || ' ' || format_type(atttypid, atttypmod)
        || case when attnotnull then ' not null' else '' end
        || coalesce(case attgenerated when 's' then ' generated ' else ' default ' end
             || pg_get_expr(adbin, adrelid), '')
      from relations join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relkind <> 'v'
    union all
    select 'constraint ' || relname || '.' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid)
      from relations join pg_constraint on conrelid = relations.oid where contype <> 'n'
    union all
    select 'index ' || pg_get_indexdef(indexrelid) from relations join pg_index on indrelid = oid
    union all
    select 'trigger ' || pg_get_triggerdef(pg_trigger.oid)
      from relations join pg_trigger on tgrelid = relations.oid where not tgisinternal
    union all
    select 'function ' || pg_get_functiondef(pg_proc.oid) from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  )
  select regexp_replace(line, '\\s+', ' ', 'g') as line from lines order by line collate "C"`;
