import type { Knex } from 'knex';

/**
 * The stop of a proof document by its number, on a load of more than two stops. Null for what is owed once, and at the end of
 * its kind, the last delivery or the first pickup: so what the last release writes, which knows no stops, is that of the end.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table evidence add stop_number smallint,
      add constraint evidence_stop_number_known check (stop_number between 1 and 12) not valid`);
}

export async function down(knex: Knex) {
  await knex.raw('alter table evidence drop stop_number');
}
