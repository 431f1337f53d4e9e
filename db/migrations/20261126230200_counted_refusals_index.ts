import type { Knex } from 'knex';
import { addIndex } from '../upgrade/addIndex.ts';

export const config = { transaction: false };

/** Finds the entry of the security log that counts the refusals of one caller in one minute. */
export async function up(knex: Knex): Promise<void> {
  const definition = 'on security_events (counted_as) where counted_as is not null';
  await addIndex(knex, 'security_events_counted_as', definition, 'unique index');
}

export async function down() {}
