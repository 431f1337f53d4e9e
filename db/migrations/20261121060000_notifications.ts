import type { Knex } from 'knex';

/** What a person was told: its kind, the words the sentence needs, and the record that it is about. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table notifications (
      id uuid primary key default uuid_v7(),
      user_id uuid not null references users on delete cascade,
      kind text not null check (kind ~ '^[a-z_]{1,40}$'),
      params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
      entity text not null check (entity ~ '^[a-z_]{1,40}$'),
      entity_id uuid not null,
      created_at timestamptz not null default now(),
      read_at timestamptz check (read_at >= created_at),
      archived_at timestamptz check (archived_at >= created_at)
    );
    create index on notifications (user_id, created_at desc, id desc);
    create index notifications_unread on notifications (user_id) where read_at is null and archived_at is null;
    create index on notifications (entity_id);
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table notifications');
}
