import type { Knex } from 'knex';

/** Loaded files: how far each one is, and what became of each of its rows. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table imports (
      id uuid primary key default uuid_v7(),
      resource text not null check (resource in ('carriers', 'locations', 'shipments')),
      user_id uuid not null references users,
      actor jsonb not null,
      company_id uuid references companies,
      target_company_id uuid references companies,
      file_key text not null unique,
      file_name text not null check (file_name <> ''),
      encoding text not null check (encoding in ('utf-8', 'windows-1252')),
      delimiter text not null check (delimiter in (',', ';')),
      language text not null check (language in ('es', 'en')),
      header jsonb not null check (jsonb_typeof(header) = 'array'),
      status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
      rows_total integer not null check (rows_total >= 0),
      rows_read integer not null default 0,
      rows_created integer not null default 0,
      rows_failed integer not null default 0,
      rows_warned integer not null default 0,
      finished_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (rows_read = rows_created + rows_failed),
      check (rows_warned <= rows_created),
      check ((finished_at is null) = (status in ('waiting', 'running')))
    );
    create index on imports (company_id, created_at desc);

    create table import_rows (
      import_id uuid not null references imports on delete cascade,
      row integer not null check (row > 0),
      record_id uuid,
      errors jsonb,
      warnings jsonb,
      primary key (import_id, row),
      check ((record_id is null) = (errors is not null))
    );
    create index import_rows_to_say on import_rows (import_id, row)
      where errors is not null or warnings is not null;

    -- Whether anybody has a carrier's identifier is asked of every network.
    create index carriers_by_identifier on carriers (identifier) where identifier is not null;
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop index carriers_by_identifier; drop table import_rows, imports');
}
