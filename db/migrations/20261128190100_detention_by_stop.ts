import type { Knex } from 'knex';

/** The stop of a computed detention by its number, on a load of more than two stops. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table accessorials add stop_number smallint check (stop_number between 1 and 12)`);
}

export async function down(knex: Knex) {
  await knex.raw('alter table accessorials drop stop_number');
}
