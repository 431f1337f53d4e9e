import type { Knex } from 'knex';

/** Mails that the product receives, and the replies to invitations among them. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table received_mails (
      id uuid primary key default uuid_v7(),
      purpose text not null check (purpose in ('reply', 'return')),
      -- The link that is replied to, or the mail that did not arrive.
      subject_id uuid not null,
      message_id text not null check (length(message_id) <= 255),
      file_key text not null,
      received_at timestamptz not null default now(),
      read_at timestamptz,
      unique (subject_id, message_id)
    );
    create index on received_mails (received_at);
    create index on received_mails (file_key);

    create table invitation_replies (
      company_id uuid not null references companies,
      id uuid not null default uuid_v7(),
      invitation_id uuid not null,
      sender text,
      sender_name text,
      subject text,
      -- Null for a mail that could not be read.
      body text check (length(body) <= 10000),
      attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array'),
      is_automatic boolean not null default false,
      received_at timestamptz not null,
      primary key (company_id, id),
      foreign key (company_id, invitation_id) references invitations (company_id, id) on delete cascade
    );
    create index on invitation_replies (company_id, invitation_id);
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table invitation_replies, received_mails');
}
