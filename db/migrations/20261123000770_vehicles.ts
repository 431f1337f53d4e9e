import type { Knex } from 'knex';

/** The units and trailers of carriers. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table vehicles (
      id uuid primary key default uuid_v7(),
      carrier_id uuid not null references carriers on delete cascade,
      company_id uuid references companies,
      kind text not null check (kind in ('unit', 'trailer')),
      name text not null check (name <> '' and length(name) <= 30),
      plates text not null check (plates ~ '^[A-Z0-9]{4,10}$'),
      year integer check (year between 1980 and 2100),
      permit_number text check (length(permit_number) <= 30),
      insurer text check (length(insurer) <= 80),
      policy_number text check (length(policy_number) <= 40),
      insurance_ends_on date,
      inspection_ends_on date,
      comment text check (length(comment) <= 500),
      archived_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index vehicles_plates on vehicles (carrier_id, plates) where archived_at is null;
    create index on vehicles (plates) where archived_at is null;
    create index on vehicles (carrier_id, name);
    create index on vehicles (company_id, name);
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table vehicles');
}
