import type { Knex } from 'knex';
import { addIndex } from '../upgrade/addIndex.ts';

export const config = { transaction: false };

const NAME = 'evidence_of_stop';

/** A proof document of a load, its carrier and a stop has one row; zero is a row without a number. */
export async function up(knex: Knex): Promise<void> {
  const columns = 'shipment_id, company_id, carrier_id, type, coalesce(stop_number, 0)';
  await addIndex(knex, NAME, `on evidence (${columns})`, 'unique index');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop index ${knex.isTransaction ? '' : 'concurrently'} if exists ${NAME}`);
}
