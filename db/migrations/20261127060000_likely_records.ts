import type { Knex } from 'knex';
import { addIndex } from '../upgrade/addIndex.ts';

export const config = { transaction: false };

const INDEXES = {
  carriers_by_folded_name: 'on carriers (company_id, folded(carrier_name))',
  carriers_by_ein: 'on carriers (company_id, ein) where ein is not null',
  carriers_by_caat: 'on carriers (company_id, caat) where caat is not null',
  carriers_by_scac_code: 'on carriers (company_id, scac_code) where scac_code is not null',
  shipments_by_pickup: 'on shipments (company_id, pickup_date)',
};

/** What an import reads to recognize carriers without an RFC and loads without a reference, in place of all of a company. */
export async function up(knex: Knex): Promise<void> {
  for (const [name, definition] of Object.entries(INDEXES)) await addIndex(knex, name, definition);
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES))
    await knex.raw(`drop index ${knex.isTransaction ? '' : 'concurrently'} if exists ${name}`);
}
