import type { Knex } from 'knex';

/** Webhooks: where the programs of companies and carriers hear of events, the events, and each try to deliver one. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table webhooks (
      id uuid primary key default uuid_v7(),
      company_id uuid references companies,
      carrier_id uuid references carriers,
      name text not null check (name <> ''),
      url text not null check (url ~ '^(http|https)://' and length(url) <= 500),
      -- The events that it hears; empty for all.
      kinds text[] not null default '{}',
      -- The secret is computed from the id and this number, and is not stored.
      secret_number integer not null default 1,
      -- Until when the secret before signs too.
      previous_until timestamptz,
      -- Since when no event was delivered although some were due.
      failing_since timestamptz,
      ended_at timestamptz,
      end_reason text check (end_reason in ('ended', 'gone')),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (num_nonnulls(company_id, carrier_id) = 1),
      check ((ended_at is null) = (end_reason is null))
    );
    create index on webhooks (company_id);
    create index on webhooks (carrier_id);

    create table webhook_events (
      id uuid primary key default uuid_v7(),
      webhook_id uuid not null references webhooks on delete cascade,
      kind text not null,
      -- The record and its version; none for a test.
      resource text,
      record_id uuid,
      record_version integer,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      -- How often it was tried since it was raised or replayed, and since when.
      tries integer not null default 0,
      tried_since timestamptz,
      due_at timestamptz not null default now(),
      delivered_at timestamptz,
      created_at timestamptz not null default now(),
      check ((resource is null) = (record_id is null)),
      check ((state = 'delivered') = (delivered_at is not null))
    );
    create index on webhook_events (due_at) where state = 'waiting';
    create index on webhook_events (webhook_id, id desc);
    create index on webhook_events (created_at);

    create table webhook_tries (
      id uuid primary key default uuid_v7(),
      event_id uuid not null references webhook_events on delete cascade,
      tried_at timestamptz not null,
      milliseconds integer not null,
      -- The status of the answer and its beginning, or why there was none.
      status integer,
      answer text,
      error text,
      check ((status is null) <> (error is null))
    );
    create index on webhook_tries (event_id);
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table webhook_tries, webhook_events, webhooks');
}
