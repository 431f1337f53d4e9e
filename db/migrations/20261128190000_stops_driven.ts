import type { Knex } from 'knex';

/** How far a load of more than two stops is, and from which stop to which an event took it; null with two stops. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table shipments add current_stop smallint check (current_stop between 1 and 12);
    alter table events
      add from_stop smallint check (from_stop between 1 and 12),
      add to_stop smallint check (to_stop between 1 and 12);
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    alter table shipments drop current_stop;
    alter table events drop from_stop, drop to_stop;
  `);
}
