import type { Knex } from 'knex';

/**
 * The stops of quotes, routes and loads that have more than two, or goods or contacts by stop. The ends have no place and no
 * window here: these are columns of the record, which the last release writes too.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    ${stopsOf('quote', WINDOW)};
    ${stopsOf('route', '')};
    ${stopsOf('shipment', WINDOW)};
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table shipment_stops, route_stops, quote_stops');
}

const WINDOW = 'date date, from_time time, to_time time,';

function stopsOf(record: string, window: string): string {
  return `
    create table ${record}_stops (
      company_id uuid not null references companies,
      ${record}_id uuid not null,
      position smallint not null check (position between 1 and 12),
      kind text not null check (kind in ('pickup', 'delivery')),
      -- Null for the first and the last stop.
      place jsonb check (is_place(place)),
      ${window}
      contact jsonb check (jsonb_typeof(contact) = 'object'),
      reference text,
      goods jsonb not null default '[]' check (jsonb_typeof(goods) = 'array'),
      primary key (company_id, ${record}_id, position),
      foreign key (company_id, ${record}_id) references ${record}s (company_id, id) on delete cascade
    )`;
}
