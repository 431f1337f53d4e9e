import type { Knex } from 'knex';
import { addIndex } from '../upgrade/addIndex.ts';

export const config = { transaction: false };

const NAME = 'locations_by_postal_code';

/** What an import reads to recognize locations by their address, in place of all of a company. */
export async function up(knex: Knex): Promise<void> {
  const definition = 'on locations (company_id, postal_code) where postal_code is not null';
  await addIndex(knex, NAME, definition);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop index ${knex.isTransaction ? '' : 'concurrently'} if exists ${NAME}`);
}
