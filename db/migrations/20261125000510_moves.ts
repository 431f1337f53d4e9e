import type { Knex } from 'knex';

/** When, where and how a move of a load happened. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table events
      -- When it happened, where that is not when it was recorded.
      add column happened_at timestamptz,
      add column place text,
      add column latitude numeric(8, 5),
      add column longitude numeric(8, 5),
      add column by_call boolean not null default false,
      add constraint events_place check (length(place) <= 120) not valid,
      add constraint events_latitude check (latitude between -90 and 90) not valid,
      add constraint events_longitude check (longitude between -180 and 180) not valid;
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    alter table events drop column happened_at, drop column place, drop column latitude, drop column longitude,
      drop column by_call;
  `);
}
