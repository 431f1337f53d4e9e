import type { Knex } from 'knex';

/** What was known when something happened: of an award without complete documents, which ones were missing and why. */
export async function up(knex: Knex) {
  await knex.raw(`alter table events add column facts jsonb`);
}

export async function down(knex: Knex) {
  await knex.raw('alter table events drop column facts');
}
