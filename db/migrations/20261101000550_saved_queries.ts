import type { Knex } from 'knex';

/** What a person keeps of a list under a name: its filters, sort, page size and columns. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table saved_queries (
      id uuid primary key default uuid_v7(),
      user_id uuid not null references users on delete cascade,
      resource text not null check (resource <> ''),
      name text not null check (name <> ''),
      query jsonb not null check (jsonb_typeof(query) = 'object'),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (user_id, resource, name)
    );
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table saved_queries');
}
