import type { Knex } from 'knex';

/** Functions that later tables use, and the tables for idempotency keys, rate limits, secrets and outgoing mail. */
export async function up(knex: Knex) {
  await knex.raw(`
    create extension if not exists citext;
    create extension if not exists pg_trgm;
    create extension if not exists unaccent;

    -- RFC 9562 UUIDv7: 48 bits of Unix milliseconds, then random bits. Built into Postgres 18, but not into 15.
    create function uuid_v7() returns uuid language sql volatile parallel safe as $$
      select encode(
        set_bit(set_bit(
          overlay(uuid_send(gen_random_uuid())
            placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
            from 1 for 6),
          52, 1), 53, 1),
        'hex')::uuid
    $$;

    -- A text without accents and case, for searches. Immutable, so that it can be indexed.
    create function folded(value text) returns text
      language sql immutable strict parallel safe
      as $$ select lower(public.unaccent('public.unaccent', value)) $$;

    -- Whether an address has city, state and country (specification, section 5).
    create function is_place(value jsonb) returns boolean
      language sql immutable strict parallel safe
      as $$ select coalesce(value->>'city', '') <> ''
               and coalesce(value->>'state', '') ~ '^(MX|US)-[A-Z]{2,3}$'
               and value->>'country' = left(value->>'state', 2) $$;

    -- The current date in Mexico City, which decides when documents expire.
    create function today() returns date language sql stable parallel safe
      as $$ select (now() at time zone 'America/Mexico_City')::date $$;

    -- The entries of one object that are missing in the other or have another value there.
    create function difference(mine jsonb, other jsonb) returns jsonb
      language sql immutable strict parallel safe
      as $$ select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(mine)
            where value is distinct from other -> key $$;

    create table idempotency_keys (
      user_id uuid not null,
      key text not null check (length(key) <= 200),
      request_hash text not null,
      status integer not null,
      headers jsonb not null,
      body text not null,
      created_at timestamptz not null default now(),
      primary key (user_id, key)
    );
    create index on idempotency_keys (created_at);

    create table secrets (
      name text primary key,
      value text not null
        default encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex')
    );
    insert into secrets (name) values ('public_site');

    create table rate_limits (
      key text primary key,
      opened_at timestamptz not null,
      count integer not null check (count > 0)
    );
    create index on rate_limits (opened_at);

    create table mails (
      id uuid primary key default uuid_v7(),
      recipient citext not null check (recipient ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
      message jsonb check (jsonb_typeof(message) = 'object'),
      created_at timestamptz not null default now(),
      sent_at timestamptz,
      refused_at timestamptz,
      refusal text check (length(refusal) <= 500),
      check ((sent_at is null and refused_at is null) = (message is not null)),
      check (num_nonnulls(sent_at, refused_at) < 2)
    );
    create index on mails (created_at);
    create index on mails (sent_at);

    -- The addresses that the mail server refused for good, with its answer. A row ends when it accepts a mail to the address.
    create table refused_addresses (
      address citext primary key,
      refusal text not null check (length(refusal) <= 500),
      refused_at timestamptz not null
    );
    create index on refused_addresses (refused_at);

    -- Background jobs that failed at every attempt. Their id is the job's; a mail's data has the id of its row of mails.
    create table failed_jobs (
      id uuid primary key,
      queue text not null,
      data jsonb not null check (jsonb_typeof(data) = 'object'),
      error text not null,
      attempts integer not null check (attempts > 0),
      created_at timestamptz not null,
      failed_at timestamptz not null
    );
    create index on failed_jobs (failed_at, id);
  `);
}

export async function down(knex: Knex) {
  await knex.raw(
    'drop table failed_jobs, refused_addresses, mails, rate_limits, secrets, idempotency_keys; drop function difference, today, is_place, folded, uuid_v7',
  );
}
