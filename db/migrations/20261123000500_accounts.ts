import type { Knex } from 'knex';

/** The tables of records that belong to a user: saved queries, notifications, and imports with the result of each row. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table saved_queries (
      id uuid primary key default uuid_v7(),
      user_id uuid not null references users on delete cascade,
      resource text not null check (resource <> ''),
      name text not null check (name <> ''),
      query jsonb not null check (jsonb_typeof(query) = 'object'),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (user_id, resource, name)
    );

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
    create index on notifications (created_at);

    -- What a user chose to hear of an event; without a row, the event's own rule holds.
    create table notification_choices (
      user_id uuid not null references users on delete cascade,
      kind text not null check (kind ~ '^[a-z_]{1,40}$'),
      bell boolean not null,
      mail boolean not null,
      -- The Monday of the last week whose summary was mailed, for the choice of that mail.
      mailed_week date,
      primary key (user_id, kind)
    );

    -- Events still to be mailed, to users and to addresses without an account; those of one batch are one mail to each.
    create table notice_mails (
      id uuid primary key default uuid_v7(),
      batch uuid not null,
      user_id uuid references users on delete cascade,
      address citext check (address ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
      language text check (language in ('es', 'en')),
      link jsonb check (jsonb_typeof(link) = 'object'),
      reply_to jsonb check (jsonb_typeof(reply_to) = 'object'),
      kind text not null check (kind ~ '^[a-z_]{1,40}$'),
      params jsonb not null check (jsonb_typeof(params) = 'object'),
      entity text not null check (entity ~ '^[a-z_]{1,40}$'),
      entity_id uuid not null,
      created_at timestamptz not null default now(),
      check (num_nonnulls(user_id, address) = 1),
      check ((address is null) = (language is null))
    );
    create index on notice_mails (batch);
    create index on notice_mails (user_id);

    -- Keys with which programs of a company or a carrier call the API: their secrets as hashes, and what they may do at most.
    create table api_keys (
      id uuid primary key default uuid_v7(),
      company_id uuid references companies,
      carrier_id uuid references carriers,
      -- Who made it, for whom it calls.
      user_id uuid not null references users,
      name text not null check (name <> ''),
      prefix text not null check (prefix <> ''),
      secret_hash text not null unique,
      scopes text[] not null,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      last_used_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (num_nonnulls(company_id, carrier_id) = 1)
    );
    create index on api_keys (company_id);
    create index on api_keys (carrier_id);
    create index on api_keys (user_id);
    create unique index api_keys_of_company on api_keys (company_id, name) where revoked_at is null;
    create unique index api_keys_of_carrier on api_keys (carrier_id, name) where revoked_at is null;

    -- The calls of each key by the days of its company's time zone.
    create table api_key_days (
      key_id uuid not null references api_keys on delete cascade,
      day date not null,
      calls integer not null check (calls > 0),
      errors integer not null check (errors between 0 and calls),
      primary key (key_id, day)
    );
    create index on api_key_days (day);

    create table imports (
      id uuid primary key default uuid_v7(),
      resource text not null check (resource in ('carriers', 'locations', 'shipments', 'diesel_prices')),
      user_id uuid not null references users,
      actor jsonb not null,
      company_id uuid references companies,
      target_company_id uuid references companies,
      file_key text not null unique,
      file_name text not null check (file_name <> ''),
      format jsonb not null check (format->>'type' in ('csv', 'xlsx')),
      language text not null check (language in ('es', 'en')),
      header jsonb not null check (jsonb_typeof(header) = 'array'),
      status text not null default 'reading' check (status in ('reading', 'ready', 'running', 'done', 'failed', 'cancelled', 'expired')),
      -- Whether its rows are written as soon as they are checked, because the upload itself asked for it.
      is_confirmed boolean not null default false,
      existing text not null default 'skip' check (existing in ('skip', 'update', 'create')),
      rows_total integer not null check (rows_total >= 0),
      rows_read integer not null default 0,
      rows_new integer not null default 0,
      rows_existing integer not null default 0,
      rows_archived integer not null default 0,
      rows_failed integer not null default 0,
      rows_warned integer not null default 0,
      rows_written integer not null default 0,
      last_written integer not null default 0,
      rows_created integer not null default 0,
      rows_updated integer not null default 0,
      rows_unchanged integer not null default 0,
      finished_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (status <> 'done' or rows_read = rows_created + rows_updated + rows_unchanged + rows_failed),
      check ((finished_at is null) = (status in ('reading', 'ready', 'running')))
    );
    create index on imports (company_id, created_at desc);

    -- The checked rows of a file until they are written. A crash of the database empties it, and the file is read again.
    create unlogged table import_staging (
      import_id uuid not null,
      row integer not null,
      id uuid not null,
      outcome text not null,
      existing_id uuid,
      values json,
      keys json,
      errors jsonb,
      warnings jsonb,
      primary key (import_id, row)
    );

    create table import_rows (
      import_id uuid not null references imports on delete cascade,
      row integer not null check (row > 0),
      outcome text not null check (outcome in ('created', 'updated', 'existing', 'failed')),
      record_id uuid,
      existing_id uuid,
      errors jsonb,
      warnings jsonb,
      primary key (import_id, row),
      check ((record_id is null) = (outcome <> 'created')),
      check ((errors is null) = (outcome <> 'failed'))
    );
    create index import_rows_to_show on import_rows (import_id, row) where outcome <> 'created' or warnings is not null;
  `);
}

export async function down(knex: Knex) {
  await knex.raw(
    'drop table import_rows, import_staging, imports, api_key_days, api_keys, notice_mails, notification_choices, notifications, saved_queries',
  );
}
