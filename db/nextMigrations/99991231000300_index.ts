import type { Knex } from 'knex';
import { addIndex } from '../upgrade/addIndex.ts';

export const config = { transaction: false };

/** Builds an index of a table while it is read and written. */
export async function up(knex: Knex) {
  await addIndex(knex, 'locations_next', 'on locations (next_count)');
}

export async function down(): Promise<void> {
  throw new Error('The next version is not undone.');
}
