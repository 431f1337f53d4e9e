import type { Knex } from 'knex';
import { bodiesOf, openSnapshot } from '../../core/export/cursor.ts';
import { JsonLines } from '../../core/export/JsonLines.ts';
import { TABLES, type CompanyTable } from './tables.ts';

/** Every row of a company, as of one moment: a line for each with its table and its columns. */
export async function exported(db: Knex, company: string, now: Date): Promise<JsonLines> {
  const { trx, close } = await openSnapshot(db);
  try {
    const sql = Object.entries(TABLES).map(selectOf).join('\nunion all\n');
    const { rows } = await trx.raw(`select count(*)::int as total from (${sql}) as line`, {
      company,
    });
    const bodies = await bodiesOf<string>(trx, trx.raw(sql, { company }));
    const description = { companyId: company, exportedAt: now.toISOString(), rows: rows[0].total };
    return new JsonLines(rows[0].total, description, bodies, close);
  } catch (error) {
    close();
    throw error;
  }
}

/** A row as `{"table":"quotes","row":{…}}`, without the columns that are not the company's to have. */
function selectOf([table, { where, without = [] }]: [string, CompanyTable]): string {
  const withoutColumns = without.map((column) => ` - '${column}'`).join('');
  return `(select json_build_object('table', '${table}', 'row', to_jsonb(${table})${withoutColumns})::text as body
    from ${table} where ${where})`;
}
