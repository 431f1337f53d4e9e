import type { Knex } from 'knex';

/** What the processes of an installation note for each other and for a later start. */
export async function up(knex: Knex) {
  await knex.raw(`
    -- Facts that outlive a process: what is known of the identity provider, and the last backup.
    create table installation_facts (
      name text primary key,
      value jsonb not null,
      noted_at timestamptz not null
    );
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table installation_facts');
}
