import type { Knex } from 'knex';
import { setLocal } from '../../../db/timeouts.ts';
import type { Replacement } from './pseudonym.ts';
import { isFoundIn, quotedName, textColumns, type Column } from './textColumns.ts';

/**
 * Replaces a person's data in every column of every table that can contain text, in the history too. A name is not
 * replaced in columns of names, because another person may have the same one.
 */
export async function sweep(trx: Knex, replacements: Replacement[]): Promise<void> {
  await setLocal(trx, 'anden.erasing', 'on');
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
  { pattern, like, by }: Replacement,
): Promise<void> {
  const sets = columns.map((column) => `${quotedName(column)} = ${replaced(column)}`);
  const condition = columns.map(isFoundIn).join(' or ');
  const sql = `update ${table} set ${sets.join(', ')} where ${condition}`;
  await trx.raw(sql, { pattern, like, by });
}

function replaced(column: Column): string {
  const replace = (value: string) => `regexp_replace(${value}, :pattern, :by, 'gi')`;
  const { type } = column;
  if (type === 'text') return replace(`${quotedName(column)}::text`);
  if (type !== 'array') return `${replace(`${quotedName(column)}::text`)}::${type}`;
  const each = `select ${replace('item')} from unnest(${quotedName(column)}) with ordinality as items (item, place)`;
  return `array(${each} order by place)`;
}

const NAMES = new Set([
  'name',
  'first_name',
  'last_name',
  'maiden_name',
  'carrier_name',
  'comercial_name',
]);
