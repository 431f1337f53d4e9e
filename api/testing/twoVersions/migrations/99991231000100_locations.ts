import type { Knex } from 'knex';

/** Adds two columns to a table, and a table. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table locations add column next_note text, add column next_count integer not null default 0;
    create table next_things (id uuid primary key default uuid_v7(), location_id uuid references locations);
  `);
}

export async function down(): Promise<void> {
  throw new Error('The next version is not undone.');
}
