import type { Knex } from 'knex';

/** Lanes that a customer ships regularly, numbered by their company; a quote may start from one. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table companies add column route_count integer not null default 0;

    create table routes (
      id uuid primary key default uuid_v7(),
      company_id uuid not null references companies,
      customer_id uuid references companies,
      number integer not null check (number > 0),
      reference text not null generated always as ('R-' || lpad(number::text, greatest(5, length(number::text)), '0')) stored,
      quote_id uuid unique references quotes,
      kind text not null default 'confirmed_project' check (kind in
        ('confirmed_load', 'potential_load', 'confirmed_project', 'potential_project')),
      movement text not null check (movement in ('cross_border', 'mexico', 'us')),
      origin jsonb not null check (is_place(origin)),
      origin_state text not null generated always as (origin->>'state') stored,
      destination jsonb not null check (is_place(destination)),
      destination_state text not null generated always as (destination->>'state') stored,
      equipment_id uuid references equipments,
      comodity_id uuid references comodities,
      frequency text not null check (frequency in ('weekly', 'monthly')),
      volume integer check (volume between 1 and 10000),
      distance_km numeric(8, 2) check (distance_km > 0),
      currency text not null default 'USD' check (currency in ('MXN', 'USD')),
      target_rate numeric(14, 2) check (target_rate > 0),
      carrier_id uuid references carriers,
      contract_rate numeric(14, 2) check (contract_rate > 0),
      contract_currency text not null default 'USD' check (contract_currency in ('MXN', 'USD')),
      comment text check (length(comment) <= 500),
      archived_at timestamptz,
      status text not null generated always as (case when archived_at is null then 'active' else 'archived' end) stored,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (company_id, number),
      constraint routes_contract_rate_of_carrier check (contract_rate is null or carrier_id is not null)
    );
    create index on routes (company_id, created_at desc);
    create index on routes (customer_id);
    create index on routes (carrier_id);

    alter table quotes add column route_id uuid references routes;
    create index on quotes (route_id);
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    alter table quotes drop column route_id;
    drop table routes;
    alter table companies drop column route_count;
  `);
}
