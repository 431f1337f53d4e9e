import type { Knex } from 'knex';
import { addIndex } from '../upgrade/addIndex.ts';

export const config = { transaction: false };

/** Finds the loads under way of all companies, and the last loads on a lane between two cities, which replaces the index by states. */
export async function up(knex: Knex) {
  await addIndex(
    knex,
    'shipments_under_way',
    `on shipments (company_id, id) where status in ('assigned', 'at_pickup', 'in_transit', 'at_border')`,
  );
  await addIndex(
    knex,
    'shipments_past_on_lane',
    `on shipments (company_id, movement, (origin->>'state'), (destination->>'state'), lower(origin->>'city'),
      lower(destination->>'city'), delivered_at desc) where delivered_at is not null`,
  );
  await knex.raw('drop index if exists shipments_lane_past');
}

export async function down(knex: Knex) {
  await addIndex(
    knex,
    'shipments_lane_past',
    `on shipments (company_id, (origin->>'state'), (destination->>'state'), delivered_at desc)
      where delivered_at is not null`,
  );
  await knex.raw('drop index if exists shipments_under_way, shipments_past_on_lane');
}
