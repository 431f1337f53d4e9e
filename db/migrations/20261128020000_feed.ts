import type { Knex } from 'knex';

/** The feed of changes: a row for each reader of a changed record, and the counter of each reader. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table feed_rows (
      id bigint generated always as identity primary key,
      -- A company's or carrier's id, or a type of user, for what all of that type see.
      reader text not null,
      -- Given when the feed is read, in the order in which the changes were committed.
      number bigint,
      resource text not null,
      record_id uuid not null,
      kind text not null,
      -- A bit for each type and role of user who sees it.
      seen_by smallint not null,
      created_at timestamptz not null default now()
    );
    create unique index on feed_rows (reader, number) where number is not null;
    create index on feed_rows (reader, id) where number is null;
    create index on feed_rows using brin (created_at);

    create table feed_counters (
      reader text primary key,
      last bigint not null default 0
    );
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table feed_rows, feed_counters');
}
