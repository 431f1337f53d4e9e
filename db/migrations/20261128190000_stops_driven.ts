import type { Knex } from 'knex';

/** How far a load of more than two stops is, and from which stop to which an event took it; null with two stops. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table shipments
      add current_stop smallint,
      add constraint shipments_current_stop_known check (current_stop between 1 and 12) not valid;
    alter table events add from_stop smallint, add to_stop smallint;
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    alter table shipments drop current_stop;
    alter table events drop from_stop, drop to_stop;
  `);
}
