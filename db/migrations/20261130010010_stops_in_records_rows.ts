import type { Knex } from 'knex';

export const config = { transaction: false };

/** Indexes that no statement reads any more. */
const REPLACED = ['shipment_stops_text', 'quote_stops_by_state', 'shipments_past_on_lane'];

/**
 * Writes what lists read of stops into the records that exist, while others read and write: a few of one company at a time.
 * The schema of a release has none.
 */
export async function up(knex: Knex) {
  if (knex.client) {
    const { rows } = await knex.raw('select id from companies order by id');
    for (const { id } of rows as { id: string }[])
      for (const fill of [SHIPMENTS, QUOTES]) await fillAll(knex, id, fill);
  }
  const concurrently = knex.client && !knex.isTransaction ? 'concurrently' : '';
  for (const name of REPLACED) await knex.raw(`drop index ${concurrently} if exists ${name}`);
}

export async function down() {}

interface Fill {
  /** Selects the next records of `companyId` with stops, from the id `last` on. */
  next: string;
  /** Fills those of them whose ids are above `first` and up to `last`, and leaves their versions as they are. */
  fill: string;
}

async function fillAll(knex: Knex, companyId: string, { next, fill }: Fill): Promise<void> {
  let last = NIL;
  for (;;) {
    const { rows } = await knex.raw(next, { companyId, last });
    if (rows.length === 0) return;
    const first = last;
    last = rows.at(-1).id;
    await knex.raw(fill, { companyId, first, last });
  }
}

const NIL = '00000000-0000-0000-0000-000000000000';
const AT_ONCE = 1000;

const SHIPMENTS: Fill = {
  next: nextOf('shipment'),
  fill: `update shipments set stops_text = stops.text, stop_states = stops.states from ${stopsOf('shipment')}
    where shipments.company_id = :companyId and shipments.id = stops.id and shipments.stops_text is null`,
};

const QUOTES: Fill = {
  next: nextOf('quote'),
  fill: `update quotes set stop_states = stops.states from ${stopsOf('quote')}
    where quotes.company_id = :companyId and quotes.id = stops.id and quotes.stop_states = '{}'`,
};

function nextOf(record: string): string {
  return `select distinct ${record}_id as id from ${record}_stops
    where company_id = :companyId and ${record}_id > :last order by ${record}_id limit ${AT_ONCE}`;
}

function stopsOf(record: string): string {
  return `(
    select ${record}_id as id,
      coalesce(string_agg(nullif(concat_ws(' ', place->>'city', place->>'name', reference), ''), ' ' order by position), '') as text,
      coalesce(array_agg(place->>'state' order by position) filter (where place is not null), '{}') as states
    from ${record}_stops where company_id = :companyId and ${record}_id > :first and ${record}_id <= :last
    group by ${record}_id
  ) as stops`;
}
