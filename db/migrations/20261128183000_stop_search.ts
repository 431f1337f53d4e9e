import type { Knex } from 'knex';
import { addIndex } from '../upgrade/addIndex.ts';

export const config = { transaction: false };

/** The texts of a stop that a search finds: city, name of the place and reference. */
const TEXT = `folded(coalesce(place->>'city', '') || ' ' || coalesce(place->>'name', '') || ' ' ||
  coalesce(reference, ''))`;

const INDEXES = {
  quotes_stops_text:
    'on quotes using gin (folded(stops_text) gin_trgm_ops) where stops_text is not null',
  shipment_stops_text: `on shipment_stops using gin ((${TEXT}) gin_trgm_ops)`,
};

/**
 * What a search reads of stops: a quote has the texts of all its stops in one column, so that an index finds them together
 * with its own text; null where it has no rows of stops.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table quotes add column if not exists stops_text text');
  for (const [name, definition] of Object.entries(INDEXES)) await addIndex(knex, name, definition);
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES))
    await knex.raw(`drop index ${knex.isTransaction ? '' : 'concurrently'} if exists ${name}`);
  await knex.raw('alter table quotes drop stops_text');
}
