import type { Knex } from 'knex';
import { addIndex } from '../upgrade/addIndex.ts';

export const config = { transaction: false };

const TABLES = ['quotes', 'shipments'];

/** Finds the legs of a quote or a load, of which each is there once. */
export async function up(knex: Knex): Promise<void> {
  for (const table of TABLES) {
    const among = table === 'quotes' ? '' : ` and status <> 'cancelled'`;
    const columns = `on ${table} (whole_id, company_id, leg) where whole_id is not null${among}`;
    await addIndex(knex, `${table}_legs`, columns, 'unique index');
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const table of TABLES)
    await knex.raw(
      `drop index ${knex.isTransaction ? '' : 'concurrently'} if exists ${table}_legs`,
    );
}
