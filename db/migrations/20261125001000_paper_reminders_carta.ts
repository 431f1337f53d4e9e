import type { Knex } from 'knex';

/** Which reminders of papers of vehicles and operators were sent, so that each is sent once. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table paper_reminders (
      -- The table of the record, and its id, which is kept as long as the record; records are archived, not deleted.
      entity text not null check (entity in ('vehicles', 'operators')),
      record_id uuid not null,
      paper text not null check (length(paper) <= 20),
      ends_on date not null,
      -- The days before the end.
      days smallint not null check (days in (30, 14, 3, 0)),
      created_at timestamptz not null default now(),
      primary key (entity, record_id, paper, ends_on, days)
    );
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table paper_reminders');
}
