import type { Knex } from 'knex';
import { addIndex } from '../upgrade/addIndex.ts';

export const config = { transaction: false };

/** Finds the past loads of a company on a lane. */
export async function up(knex: Knex) {
  await addIndex(
    knex,
    'shipments_lane_past',
    `on shipments (company_id, (origin->>'state'), (destination->>'state'), delivered_at desc)
      where delivered_at is not null`,
  );
}

export async function down(knex: Knex) {
  await knex.raw('drop index if exists shipments_lane_past');
}
