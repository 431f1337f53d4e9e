import type { Knex } from 'knex';
import { addIndex } from '../upgrade/addIndex.ts';

export const config = { transaction: false };

const NAME = 'quote_stops_by_state';

/** Finds the quotes with a stop between their ends in a state, without reading the stops of all quotes. */
export async function up(knex: Knex): Promise<void> {
  await addIndex(
    knex,
    NAME,
    `on quote_stops ((place->>'state'), company_id) where place is not null`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop index ${knex.isTransaction ? '' : 'concurrently'} if exists ${NAME}`);
}
