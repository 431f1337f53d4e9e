import type { Knex } from 'knex';
import { addIndex } from '../upgrade/addIndex.ts';

export const config = { transaction: false };

const INDEXES = {
  shipments_search: `on shipments using gin (folded(reference || ' ' || coalesce(customer_reference, '')
    || ' ' || (origin->>'city') || ' ' || (destination->>'city')) gin_trgm_ops)`,
  shipments_stops_text:
    'on shipments using gin (folded(stops_text) gin_trgm_ops) where stops_text is not null',
};

/**
 * What a search of loads reads, as that of quotes: the text of a load, and in one column the texts of its stops; null where
 * it has no rows of stops.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table shipments add column if not exists stops_text text');
  for (const [name, definition] of Object.entries(INDEXES)) await addIndex(knex, name, definition);
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES))
    await knex.raw(`drop index ${knex.isTransaction ? '' : 'concurrently'} if exists ${name}`);
  await knex.raw('alter table shipments drop stops_text');
}
