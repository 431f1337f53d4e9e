import type { Knex } from 'knex';

/** The stop that an incident is of, by its number, on a load of more than two stops. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table shipment_incidents
      add stop_number smallint,
      add constraint shipment_incidents_stop_known check (stop_number between 1 and 12) not valid`);
}

export async function down(knex: Knex) {
  await knex.raw('alter table shipment_incidents drop stop_number');
}
