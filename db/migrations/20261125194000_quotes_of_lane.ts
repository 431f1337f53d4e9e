import type { Knex } from 'knex';
import { addIndex } from '../upgrade/addIndex.ts';

export const config = { transaction: false };

/** The newest quotes of a company on a lane, whose rates are its history. */
export async function up(knex: Knex): Promise<void> {
  await addIndex(
    knex,
    'quotes_of_lane',
    'on quotes (company_id, origin_state, destination_state, equipment_id, created_at desc)',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop index ${knex.isTransaction ? '' : 'concurrently'} if exists quotes_of_lane`);
}
