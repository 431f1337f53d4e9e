import type { Knex } from 'knex';

/**
 * Sessions of the product's pages, the access tokens they were given, and the records that they have open. Secrets and tokens are stored as hashes, and
 * what has to be read again is encrypted with a key that only the browser's cookie has.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    create table sessions (
      id uuid primary key default uuid_v7(),
      secret_hash text not null unique,
      -- Who signed in, as users.identity_sub.
      subject text not null,
      refresh_hash text,
      previous_hash text,
      renewing_since timestamptz,
      renewed_at timestamptz not null,
      renewal bytea,
      id_token bytea,
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      check (ended_at is null or (renewal is null and id_token is null))
    );
    create index on sessions (renewed_at);

    create table session_tokens (
      hash text primary key,
      session_id uuid not null references sessions on delete cascade,
      expires_at timestamptz not null
    );
    create index on session_tokens (session_id);
    create index on session_tokens (expires_at);

    -- Which users have which record open, each page for some seconds. Lost when the server crashes: pages repeat it.
    create unlogged table presences (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      employer_id uuid not null,
      resource text not null,
      record_id uuid not null,
      is_editing boolean not null,
      stream_id uuid,
      seen_at timestamptz not null
    );
    create index on presences (record_id);
    create index on presences (user_id);
    create index on presences (seen_at);
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table presences, session_tokens, sessions');
}
