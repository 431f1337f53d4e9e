import type { Knex } from 'knex';

/** Quotes and routes. A quote may be created from a route, and a route from a quote. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table quotes (
      company_id uuid not null references companies,
      id uuid not null default uuid_v7(),
      customer_id uuid references companies,
      number integer not null check (number > 0),
      reference text not null generated always as ('Q-' || lpad(number::text, greatest(5, length(number::text)), '0')) stored,
      parent_id uuid,
      kind text not null default 'confirmed_load' check (kind in
        ('confirmed_load', 'potential_load', 'confirmed_project', 'potential_project')),
      movement text not null check (movement in ('cross_border', 'mexico', 'us')),
      frequency text check (frequency in ('weekly', 'monthly')),
      status text not null default 'created' check (status in
        ('created', 'pending', 'sent', 'rated', 'answered', 'assigned', 'dismissed', 'rejected', 'not_available')),
      origin jsonb not null check (is_place(origin)),
      origin_state text not null generated always as (origin->>'state') stored,
      destination jsonb not null check (is_place(destination)),
      destination_state text not null generated always as (destination->>'state') stored,
      pickup_date date,
      pickup_from time,
      pickup_to time,
      delivery_date date,
      delivery_from time,
      delivery_to time,
      equipment_id uuid references equipments,
      comodity_id uuid references comodities,
      packaging text,
      hazmat boolean not null default false,
      stackable boolean not null default false,
      legal_weight boolean not null default true,
      drayage boolean not null default false,
      spot boolean not null default true,
      weight numeric(12, 2) check (weight > 0),
      weight_unit text not null default 'kg' check (weight_unit in ('kg', 'lb')),
      units integer check (units > 0),
      length numeric(8, 2) check (length > 0),
      width numeric(8, 2) check (width > 0),
      height numeric(8, 2) check (height > 0),
      dimension_unit text not null default 'm' check (dimension_unit in ('m', 'ft')),
      distance_km numeric(8, 1) check (distance_km > 0),
      customer_reference text,
      comment text check (length(comment) <= 500),
      currency text not null default 'USD' check (currency in ('MXN', 'USD')),
      exchange_rate numeric(10, 4) not null check (exchange_rate > 0),
      exchange_rate_date date not null,
      target_rate numeric(14, 2) check (target_rate > 0),
      purchase_cost numeric(14, 2) check (purchase_cost >= 0),
      sale_value numeric(14, 2) check (sale_value >= 0),
      sent_at timestamptz,
      starts_at timestamptz check (starts_at > sent_at and starts_at < deadline_at),
      deadline_at timestamptz,
      first_rate_at timestamptz,
      closed_at timestamptz,
      close_reason text,
      close_comment text check (length(close_comment) <= 500),
      shared_at timestamptz,
      shared_value numeric(14, 2) check (shared_value > 0),
      shared_currency text check (shared_currency in ('MXN', 'USD')),
      shared_until date,
      shared_comment text check (length(shared_comment) <= 500),
      customer_answer text check (customer_answer in ('accepted', 'refused')),
      customer_answered_at timestamptz,
      customer_comment text check (length(customer_comment) <= 500),
      fuel_surcharge jsonb check (jsonb_typeof(fuel_surcharge) = 'object'),
      route_id uuid,
      created_by uuid references users,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (id, company_id),
      unique (company_id, number),
      foreign key (company_id, parent_id) references quotes (company_id, id),
      check (delivery_date >= pickup_date),
      constraint quotes_dates_whole check ((pickup_date is null) = (delivery_date is null)),
      check (deadline_at > sent_at),
      constraint quotes_shared_whole check (num_nonnulls(shared_at, shared_value, shared_currency, shared_until) in (0, 4)),
      constraint quotes_answer_whole check ((customer_answer is null) = (customer_answered_at is null)),
      constraint quotes_answer_to_price check (customer_answer is null or shared_at is not null)
    );
    create index on quotes (company_id, status, created_at desc);
    create index quotes_newest on quotes (company_id, created_at desc nulls last, id desc);
    create index quotes_search on quotes using gin (folded(reference || ' ' || coalesce(customer_reference, '')
      || ' ' || (origin->>'city') || ' ' || (destination->>'city')) gin_trgm_ops);
    create index on quotes (customer_id);
    create index on quotes (parent_id, company_id);
    create index on quotes (exchange_rate_date);
    create index quotes_diesel on quotes ((fuel_surcharge->'diesel'->>'country'), (fuel_surcharge->'diesel'->>'date'));

    create table routes (
      company_id uuid not null references companies,
      id uuid not null default uuid_v7(),
      customer_id uuid references companies,
      number integer not null check (number > 0),
      reference text not null generated always as ('R-' || lpad(number::text, greatest(5, length(number::text)), '0')) stored,
      quote_id uuid,
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
      primary key (id, company_id),
      unique (company_id, number),
      unique (company_id, quote_id),
      foreign key (company_id, quote_id) references quotes (company_id, id),
      constraint routes_contract_rate_of_carrier check (contract_rate is null or carrier_id is not null)
    );
    create index on routes (company_id, created_at desc);
    create index on routes (customer_id);
    create index on routes (carrier_id);

    alter table quotes add foreign key (company_id, route_id) references routes (company_id, id);
    create index on quotes (route_id, company_id);
  `);
}

export async function down(knex: Knex) {
  await knex.raw(
    'alter table quotes drop constraint quotes_company_id_route_id_fkey; drop table routes, quotes',
  );
}
