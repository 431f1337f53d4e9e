import type { Knex } from 'knex';
import { addIndex } from '../upgrade/addIndex.ts';

export const config = { transaction: false };

/** The searched text of a whole, null of a leg. */
const TEXT = `folded(case when whole_id is null then reference || ' ' || coalesce(customer_reference, '')
    || ' ' || (origin->>'city') || ' ' || (destination->>'city') end)`;

const NEWEST = 'company_id, created_at desc nulls last, id desc, movement';

const INDEXES = {
  quotes_newest_wholes: `on quotes (${NEWEST}, origin_state, destination_state)
    include (status, stop_states) where whole_id is null`,
  shipments_newest_wholes: `on shipments (${NEWEST}) where whole_id is null`,
  quotes_wholes_search: `on quotes using gin ((${TEXT}) gin_trgm_ops)`,
  shipments_wholes_search: `on shipments using gin ((${TEXT}) gin_trgm_ops)`,
  quotes_leg_references: `on quotes using gin (folded(reference) gin_trgm_ops) where whole_id is not null`,
};

/**
 * Lists quotes and loads without reading their legs: the newest of a movement or state, also counted, and those with a text.
 * Postgres keeps how common a text is of an index of all rows alone, so that of wholes has null for each leg. `quotes_search`
 * stays for the release before.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [name, definition] of Object.entries(INDEXES)) await addIndex(knex, name, definition);
}

export async function down(knex: Knex): Promise<void> {
  const concurrently = knex.isTransaction ? '' : 'concurrently';
  for (const name of Object.keys(INDEXES))
    await knex.raw(`drop index ${concurrently} if exists ${name}`);
}
