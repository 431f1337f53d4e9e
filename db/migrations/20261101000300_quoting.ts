import type { Knex } from 'knex';

/** The life of a load: the quote, each carrier's invitation and rates, the shipment, and the events that tell it. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table exchange_rates (
      date date primary key,
      mxn_per_usd numeric(10, 4) not null check (mxn_per_usd > 0),
      source text not null
    );

    create table quotes (
      id uuid primary key default uuid_v7(),
      company_id uuid not null references companies,
      customer_id uuid references companies,
      number integer not null check (number > 0),
      reference text not null generated always as ('Q-' || lpad(number::text, greatest(5, length(number::text)), '0')) stored,
      parent_id uuid references quotes,
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
      deadline_at timestamptz,
      first_rate_at timestamptz,
      closed_at timestamptz,
      close_reason text,
      close_comment text check (length(close_comment) <= 500),
      created_by uuid references users,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (company_id, number),
      check (delivery_date >= pickup_date),
      check (deadline_at > sent_at)
    );
    create index on quotes (company_id, status, created_at desc);
    create index on quotes (customer_id);
    create index on quotes (parent_id);

    create table invitations (
      id uuid primary key default uuid_v7(),
      quote_id uuid not null references quotes,
      carrier_id uuid not null references carriers,
      status text not null default 'pending' check (status in
        ('pending', 'sent', 'in_contact', 'available', 'rated', 'assigned',
         'not_available', 'rejected_by_carrier', 'rejected', 'dismissed', 'answered')),
      wave integer not null default 1 check (wave > 0),
      sent_at timestamptz,
      deadline_at timestamptz,
      opened_at timestamptz,
      answered_at timestamptz,
      closed_at timestamptz,
      close_reason text,
      comment text check (length(comment) <= 500),
      rank integer check (rank > 0),
      distance_percent numeric(7, 2),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (quote_id, carrier_id)
    );
    create unique index invitations_one_award on invitations (quote_id) where status = 'assigned';
    create index on invitations (carrier_id, status, sent_at desc);

    create table rates (
      id uuid primary key default uuid_v7(),
      invitation_id uuid not null references invitations,
      version integer not null check (version > 0),
      currency text not null check (currency in ('MXN', 'USD')),
      all_in numeric(14, 2) check (all_in > 0),
      linehaul numeric(14, 2) check (linehaul > 0),
      fuel_surcharge numeric(14, 2) check (fuel_surcharge >= 0),
      border_crossing numeric(14, 2) check (border_crossing >= 0),
      tolls numeric(14, 2) check (tolls >= 0),
      accessorials numeric(14, 2) check (accessorials >= 0),
      total numeric(14, 2) not null generated always as (coalesce(all_in, linehaul
        + coalesce(fuel_surcharge, 0) + coalesce(border_crossing, 0) + coalesce(tolls, 0) + coalesce(accessorials, 0))) stored,
      transit_days integer check (transit_days between 0 and 60),
      comment text check (length(comment) <= 500),
      late boolean not null default false,
      created_by uuid references users,
      created_at timestamptz not null default now(),
      unique (invitation_id, version),
      constraint rates_all_in_or_parts check ((all_in is null) <> (linehaul is null)
        and (all_in is null or num_nonnulls(fuel_surcharge, border_crossing, tolls, accessorials) = 0))
    );

    create table shipments (
      id uuid primary key default uuid_v7(),
      company_id uuid not null references companies,
      customer_id uuid references companies,
      number integer not null check (number > 0),
      reference text not null generated always as ('E-' || lpad(number::text, greatest(5, length(number::text)), '0')) stored,
      quote_id uuid unique references quotes,
      carrier_id uuid references carriers,
      status text not null default 'potential' check (status in
        ('potential', 'confirmed', 'assigned', 'at_pickup', 'in_transit', 'at_border', 'at_delivery', 'delivered', 'closed', 'cancelled')),
      movement text not null check (movement in ('cross_border', 'mexico', 'us')),
      origin jsonb not null check (is_place(origin)),
      destination jsonb not null check (is_place(destination)),
      pickup_date date,
      pickup_from time,
      pickup_to time,
      delivery_date date,
      delivery_from time,
      delivery_to time,
      equipment_id uuid references equipments,
      comodity_id uuid references comodities,
      hazmat boolean not null default false,
      weight numeric(12, 2) check (weight > 0),
      weight_unit text not null default 'kg' check (weight_unit in ('kg', 'lb')),
      units integer check (units > 0),
      customer_reference text,
      comment text check (length(comment) <= 500),
      currency text not null default 'USD' check (currency in ('MXN', 'USD')),
      purchase_cost numeric(14, 2) check (purchase_cost >= 0),
      sale_value numeric(14, 2) check (sale_value >= 0),
      delayed boolean not null default false,
      incident_note text check (length(incident_note) <= 500),
      delivered_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (company_id, number),
      check (delivery_date >= pickup_date),
      check (status in ('potential', 'confirmed', 'cancelled') or carrier_id is not null),
      check (status <> 'at_border' or movement = 'cross_border')
    );
    create index on shipments (company_id, status);
    create index on shipments (carrier_id);
    create index on shipments (customer_id);

    create table events (
      id uuid primary key default uuid_v7(),
      company_id uuid not null references companies,
      entity text not null check (entity in ('quotes', 'invitations', 'shipments')),
      entity_id uuid not null,
      from_status text,
      to_status text not null,
      reason text,
      comment text check (length(comment) <= 500),
      user_id uuid references users,
      created_at timestamptz not null default now()
    );
    create index on events (entity_id, created_at);
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop table events, shipments, rates, invitations, quotes, exchange_rates');
}
