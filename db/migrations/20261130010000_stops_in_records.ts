import type { Knex } from 'knex';
import { addIndex } from '../upgrade/addIndex.ts';

export const config = { transaction: false };

const INDEXES = {
  shipments_search: `on shipments using gin (folded(reference || ' ' || coalesce(customer_reference, '')
    || ' ' || (origin->>'city') || ' ' || (destination->>'city')) gin_trgm_ops)`,
  shipments_stops_text:
    'on shipments using gin (folded(stops_text) gin_trgm_ops) where stops_text is not null',
  shipments_newest: 'on shipments (company_id, created_at desc nulls last, id desc)',
  shipments_past_on_way: `on shipments (company_id, movement, (origin->>'state'), (destination->>'state'),
    lower(origin->>'city'), lower(destination->>'city'), stop_states, delivered_at desc)
    where delivered_at is not null`,
};

/**
 * What lists read of stops stands in the record: of a load the texts that a search finds, as of a quote, null where it has no
 * rows of stops; of both the states of the stops between the ends, in order. Further indexes are of a load's own text, of the
 * newest loads, and of the last ones on a way, which replaces the one of those on a lane.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table shipments add column if not exists stops_text text,
      add column if not exists stop_states text[] not null default '{}';
    alter table quotes add column if not exists stop_states text[] not null default '{}';
  `);
  for (const [name, definition] of Object.entries(INDEXES)) await addIndex(knex, name, definition);
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES))
    await knex.raw(`drop index ${knex.isTransaction ? '' : 'concurrently'} if exists ${name}`);
  await knex.raw(
    'alter table shipments drop stops_text, drop stop_states; alter table quotes drop stop_states',
  );
}
