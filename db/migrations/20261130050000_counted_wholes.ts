import type { Knex } from 'knex';
import { addIndex } from '../upgrade/addIndex.ts';

export const config = { transaction: false };

const TABLES = ['quotes', 'shipments'];

/** Counts the quotes and loads of a company, also by status, without legs and without reading their rows. */
export async function up(knex: Knex): Promise<void> {
  for (const table of TABLES)
    await addIndex(
      knex,
      `${table}_wholes`,
      `on ${table} (company_id, status, created_at) where whole_id is null`,
    );
}

export async function down(knex: Knex): Promise<void> {
  for (const table of TABLES)
    await knex.raw(
      `drop index ${knex.isTransaction ? '' : 'concurrently'} if exists ${table}_wholes`,
    );
}
