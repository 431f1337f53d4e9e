import type { Knex } from 'knex';

/** Adds a column to a table, and one to a view. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table quotes add column next_note text;
    do $$ begin
      execute format('create or replace view quote_answers as select before.*, 0 as next_count from (%s) as before',
        rtrim(pg_get_viewdef('quote_answers'::regclass), ';'));
    end $$;
  `);
}

export async function down(): Promise<void> {
  throw new Error('The next version is not undone.');
}
