import type { Knex } from 'knex';

/**
 * The fields that new rows of a file fill, so that they need not be looked for in every row when it is written; null in
 * rows that the last release has staged.
 */
export async function up(knex: Knex) {
  await knex.raw('alter table import_staging add fields text[]');
}

export async function down(knex: Knex) {
  await knex.raw('alter table import_staging drop fields');
}
