import type { Knex } from 'knex';

export const config = { transaction: false };

/** Builds an index of a table while it is read and written. */
export async function up(knex: Knex) {
  await knex.raw('create index concurrently locations_next on locations (next_count)');
}

export async function down(): Promise<void> {
  throw new Error('The next version is not undone.');
}
