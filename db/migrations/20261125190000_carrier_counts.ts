import type { Knex } from 'knex';
import { addIndex } from '../upgrade/addIndex.ts';

export const config = { transaction: false };

/** What the counts of a quote's carriers by rule read in place of the table. */
export async function up(knex: Knex): Promise<void> {
  await addIndex(knex, 'carriers_by_status', 'on carriers (company_id, status, drayage, hazmat)');
  await addIndex(
    knex,
    'carriers_by_countries',
    'on carriers (company_id, countries, movements, status)',
  );
  await addIndex(knex, 'carriers_by_id', 'on carriers (company_id, id) include (status)');
  await drop(knex, 'carriers_company_id_status_idx');
}

export async function down(knex: Knex): Promise<void> {
  await addIndex(knex, 'carriers_company_id_status_idx', 'on carriers (company_id, status)');
  for (const name of ['carriers_by_status', 'carriers_by_countries', 'carriers_by_id'])
    await drop(knex, name);
}

async function drop(knex: Knex, name: string) {
  await knex.raw(`drop index ${knex.isTransaction ? '' : 'concurrently'} if exists ${name}`);
}
