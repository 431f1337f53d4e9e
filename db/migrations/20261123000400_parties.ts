import type { Knex } from 'knex';

/** Companies, the carriers of each network, and the users of both. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table companies (
      id uuid primary key default uuid_v7(),
      type text not null check (type in ('internal', 'broker', 'shipper')),
      name text not null check (name <> ''),
      comercial_name text,
      rfc text,
      ein text check (ein ~ '^[0-9]{9}$'),
      phone text check (phone ~ '^(52|1)[0-9]{10}$'),
      email citext,
      website text,
      address jsonb check (is_place(address)),
      plan text not null default 'free' check (plan in ('free', 'premium')),
      currency text not null default 'USD' check (currency in ('MXN', 'USD')),
      owner_company_id uuid references companies,
      comment text check (length(comment) <= 500),
      archived_at timestamptz,
      quote_count integer not null default 0,
      shipment_count integer not null default 0,
      route_count integer not null default 0,
      demanded_insured_amount numeric(13, 2) check (demanded_insured_amount > 0),
      demanded_certificates text[] not null default '{}' check (demanded_certificates <@ array['CTPAT', 'OEA']),
      fuel jsonb check (fuel is null or (
        fuel->>'country' in ('MX', 'US') and fuel->>'unit' in ('l', 'gal') and fuel->>'currency' in ('MXN', 'USD')
        and (fuel->>'basePrice')::numeric > 0 and (fuel->>'consumption')::numeric > 0) is true),
      calendar jsonb check (calendar is null or (
        calendar->>'timeZone' <> '' and jsonb_typeof(calendar->'hours') = 'object'
        and calendar->'holidays' <@ '["MX", "US"]') is true),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (owner_company_id is null or type = 'shipper')
    );
    create unique index companies_one_operator on companies (type) where type = 'internal';
    create unique index companies_rfc_per_owner on companies (owner_company_id, rfc) nulls not distinct
      where rfc is not null and rfc not in ('XAXX010101000', 'XEXX010101000') and archived_at is null;
    create index on companies (owner_company_id, name);
    create index on companies using gin (folded(name) gin_trgm_ops);

    create table carriers (
      id uuid primary key default uuid_v7(),
      company_id uuid references companies,
      network text not null generated always as (case when company_id is null then 'internal' else 'own' end) stored,
      carrier_name text not null check (carrier_name <> ''),
      comercial_name text,
      carrier_type text not null default 'carrier' check (carrier_type in ('carrier', 'owner_operator', 'drayage', 'transfer')),
      business_field text,
      nationality text not null default 'MX' check (nationality in ('MX', 'US', 'CA')),
      identifier text,
      rfc text check (rfc ~ '^[A-Z&Ñ]{3,4}[0-9]{6}[A-Z0-9]{2}[0-9A]$'),
      ein text check (ein ~ '^[0-9]{9}$'),
      caat text check (caat ~ '^[A-Z0-9]{4}$'),
      scac_code text check (scac_code ~ '^[A-Z]{2,4}$'),
      contact_phone text check (contact_phone ~ '^(52|1)[0-9]{10}$'),
      quoting_email citext,
      credit_type text not null default 'none' check (credit_type in ('none', 'days_15', 'days_30', 'days_45', 'days_60')),
      description text check (length(description) <= 500),
      countries text[] not null default '{}' check (countries <@ array['MX', 'US', 'CA']),
      origin_states text[] not null default '{}',
      delivery_states text[] not null default '{}',
      movements text[] not null default '{}' check (movements <@ array['cross_border', 'mexico', 'us']),
      drayage boolean not null default false,
      hazmat boolean not null default false,
      cost_per_mile numeric(10, 4) check (cost_per_mile >= 0),
      shipping_mode text not null default 'ftl' check (shipping_mode in ('ftl', 'ltl', 'both')),
      service_list text[] not null default '{}',
      address_list jsonb not null default '[]' check (jsonb_typeof(address_list) = 'array'),
      status text not null default 'prospect' check (status in ('prospect', 'active', 'suspended', 'archived')),
      confidence text not null default 'medium' check (confidence in ('very_high', 'high', 'medium', 'low', 'very_low')),
      confidence_note jsonb,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index carriers_rfc_per_network on carriers (company_id, rfc) nulls not distinct
      where rfc is not null and rfc not in ('XAXX010101000', 'XEXX010101000') and status <> 'archived';
    create unique index carriers_identifier_per_network on carriers (company_id, identifier) nulls not distinct
      where identifier is not null and status <> 'archived';
    create index carriers_by_rfc on carriers (rfc);
    create index carriers_by_phone on carriers (contact_phone);
    create index on carriers (company_id, status);
    create index on carriers using gin (origin_states);
    create index on carriers using gin (delivery_states);
    create index carriers_search on carriers using gin ((folded(carrier_name || ' ' || coalesce(comercial_name, ''))) gin_trgm_ops);
    create index carriers_of_network_by_name on carriers (company_id, carrier_name, id) include (status);
    create index carriers_best_first on carriers (company_id,
      array_position('{very_high,high,medium,low,very_low}'::text[], confidence), carrier_name, id) where status = 'active';
    create index carriers_by_name on carriers (carrier_name, id) include (company_id, status);
    create index carriers_by_identifier on carriers (identifier) where identifier is not null;

    create table carrier_equipments (
      carrier_id uuid not null references carriers on delete cascade,
      equipment_id uuid not null references equipments,
      primary key (carrier_id, equipment_id)
    );
    create index on carrier_equipments (equipment_id, carrier_id);

    create table user_types (id smallint primary key, name text not null unique);
    insert into user_types values (1, 'internal'), (2, 'broker'), (3, 'shipper'), (4, 'carrier');
    create table user_roles (id smallint primary key, name text not null unique);
    insert into user_roles values (1, 'root'), (2, 'admin'), (3, 'member');

    create table users (
      id uuid primary key default uuid_v7(),
      identity_sub text unique,
      email citext not null unique check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
      first_name text not null check (first_name <> ''),
      last_name text not null check (last_name <> ''),
      maiden_name text,
      phone text unique check (phone ~ '^(52|1)[0-9]{10}$'),
      company_name text,
      user_type_id smallint not null references user_types,
      user_role_id smallint not null references user_roles,
      access_type text not null default 'full' check (access_type in ('full', 'read_only')),
      company_id uuid references companies,
      carrier_id uuid references carriers,
      language text not null default 'es' check (language in ('es', 'en')),
      files jsonb not null default '{}' check (jsonb_typeof(files) = 'object' and length(files::text) <= 8000),
      away_from date,
      away_until date check (away_until >= away_from),
      covered_by uuid references users check (covered_by <> id),
      archived_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint users_belong_somewhere check (
        case when user_type_id = 4 then carrier_id is not null and company_id is null
             else company_id is not null and carrier_id is null end),
      constraint users_absence_whole check (num_nonnulls(away_from, away_until, covered_by) in (0, 3)),
      constraint users_root_is_internal check (user_role_id <> 1 or user_type_id = 1)
    );
    create index on users (company_id);
    create index on users (carrier_id);
  `);
}

export async function down(knex: Knex) {
  await knex.raw(
    'drop table users, user_roles, user_types, carrier_equipments, carriers, companies',
  );
}
