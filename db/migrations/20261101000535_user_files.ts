import type { Knex } from 'knex';

/** References to a user's documents by their key (specification, section 7). */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table users add files jsonb not null default '{}'
      check (jsonb_typeof(files) = 'object' and length(files::text) <= 8000)
  `);
}

export async function down(knex: Knex) {
  await knex.raw('alter table users drop files');
}
