import type { Knex } from 'knex';

/** Mail that is to be sent: written with what it tells, forgotten in its words once it is on its way. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table mails (
      id uuid primary key default uuid_v7(),
      recipient citext not null check (recipient ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
      message jsonb check (jsonb_typeof(message) = 'object'),
      created_at timestamptz not null default now(),
      sent_at timestamptz,
      check ((sent_at is null) = (message is not null))
    );
    create index on mails (created_at);
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table mails');
}
