import type { Knex } from 'knex';

/** Public links; a link's token is computed from its row and the secret of the installation, and is not stored. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table links (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('answer', 'confirmation', 'document', 'packet', 'price')),
      subject_id uuid not null,
      party_id uuid not null,
      number integer not null default 1 check (number > 0),
      expires_at timestamptz not null,
      opened_at timestamptz,
      created_at timestamptz not null default now(),
      unique (subject_id, kind, party_id)
    );

    -- The addresses to which the present token of a link was mailed, each with its last mail.
    create table link_mails (
      id uuid primary key default gen_random_uuid(),
      link_id uuid not null references links on delete cascade,
      recipient citext not null check (recipient ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
      mail_id uuid not null,
      mailed_at timestamptz not null default clock_timestamp(),
      unique (link_id, recipient)
    );
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table link_mails, links');
}
