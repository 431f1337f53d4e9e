import type { Knex } from 'knex';

/** The time zone at the bridge of each load whose crossing names one: what happens there is told in its time. */
export async function up(knex: Knex) {
  await knex.raw(`
    create view crossing_zones as
    select crossings.company_id, crossings.shipment_id, bridges.time_zone
    from crossings join bridges on bridges.id = crossings.bridge_id;
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop view crossing_zones');
}
