import type { Knex } from 'knex';

/** The order of day and month in the dates of an uploaded file, and a date whose order is asked for. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table imports
      add date_order text,
      -- A date of the file that has two readings, until somebody has chosen one.
      add open_date text,
      add constraint imports_date_order check (date_order in ('day', 'month')) not valid;
  `);
}

export async function down(knex: Knex) {
  await knex.raw('alter table imports drop date_order, drop open_date');
}
