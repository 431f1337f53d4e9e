import type { Knex } from 'knex';

/** Who reported a move by phone. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table events
      add column told_by text,
      add constraint events_told_by check (length(told_by) <= 80) not valid;
  `);
}

export async function down(knex: Knex) {
  await knex.raw('alter table events drop column told_by');
}
