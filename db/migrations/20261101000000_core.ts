import type { Knex } from 'knex';

/** Functions every later table leans on, and the memory of repeated POSTs. */
export async function up(knex: Knex) {
  await knex.raw(`
    create extension if not exists citext;
    create extension if not exists pg_trgm;
    create extension if not exists unaccent;

    -- RFC 9562 UUIDv7: 48 bits of Unix milliseconds, then random bits. Postgres 18 has its own; 15 has not.
    create function uuid_v7() returns uuid language sql volatile parallel safe as $$
      select encode(
        set_bit(set_bit(
          overlay(uuid_send(gen_random_uuid())
            placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
            from 1 for 6),
          52, 1), 53, 1),
        'hex')::uuid
    $$;

    -- What a person means by "the same text": no accents, no case. Immutable, so that it can be indexed.
    create function folded(value text) returns text
      language sql immutable strict parallel safe
      as $$ select lower(public.unaccent('public.unaccent', value)) $$;

    -- An address has city, state and country (specification, section 5).
    create function is_place(value jsonb) returns boolean
      language sql immutable strict parallel safe
      as $$ select coalesce(value->>'city', '') <> ''
               and coalesce(value->>'state', '') ~ '^(MX|US)-[A-Z]{2,3}$'
               and value->>'country' = left(value->>'state', 2) $$;

    create table idempotency_keys (
      user_id uuid not null,
      key text not null check (length(key) <= 200),
      request_hash text not null,
      status integer,
      body jsonb,
      created_at timestamptz not null default now(),
      primary key (user_id, key)
    );
    create index on idempotency_keys (created_at);
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop table idempotency_keys;
    drop function is_place, folded, uuid_v7;
  `);
}
