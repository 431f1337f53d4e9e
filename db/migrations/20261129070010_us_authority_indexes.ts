import type { Knex } from 'knex';
import { addIndex } from '../upgrade/addIndex.ts';

export const config = { transaction: false };

const INDEXES = {
  carriers_by_usdot_number: 'on carriers (company_id, usdot_number) where usdot_number is not null',
  carriers_by_mc_number: 'on carriers (company_id, mc_number) where mc_number is not null',
};

/** What an import reads to recognize carriers by their authority in the United States. */
export async function up(knex: Knex): Promise<void> {
  for (const [name, definition] of Object.entries(INDEXES)) await addIndex(knex, name, definition);
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES))
    await knex.raw(`drop index ${knex.isTransaction ? '' : 'concurrently'} if exists ${name}`);
}
