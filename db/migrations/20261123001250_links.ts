import type { Knex } from 'knex';

/** Public links; a link's token is computed from its row and the secret of the installation, and is not stored. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table links (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('answer', 'confirmation', 'price')),
      subject_id uuid not null,
      party_id uuid not null,
      number integer not null default 1 check (number > 0),
      expires_at timestamptz not null,
      recipient citext check (recipient ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
      mail_id uuid,
      created_at timestamptz not null default now(),
      unique (subject_id, kind, party_id)
    );
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table links');
}
