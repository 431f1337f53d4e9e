import type { Knex } from 'knex';

/** Waiting times at border crossings, as people report them. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table bridge_waits (
      id uuid primary key default uuid_v7(),
      bridge_id uuid not null references bridges,
      direction text not null check (direction in ('northbound', 'southbound')),
      minutes integer not null check (minutes between 0 and 1440),
      -- When somebody saw it.
      seen_at timestamptz not null,
      user_id uuid references users,
      created_at timestamptz not null default now()
    );
    create index on bridge_waits (bridge_id, direction, seen_at desc);
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table bridge_waits');
}
