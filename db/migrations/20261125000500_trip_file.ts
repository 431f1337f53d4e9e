import type { Knex } from 'knex';

const COMMON = `
      archived_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()`;

/** What a load needs on its way: operators, what Carta Porte asks of vehicles, border crossings, and the legs of loads. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table vehicles
      add column configuration text,
      add column permit_type text,
      add column permit_ends_on date,
      add column gross_weight numeric(6, 2),
      add column trailer_type text,
      add column plates_state text,
      add column environment_insurer text,
      add column environment_policy text,
      add column cargo_insurer text,
      add column cargo_policy text,
      add constraint vehicles_configuration check (configuration ~ '^[A-Z0-9]{2,10}$') not valid,
      add constraint vehicles_permit_type check (permit_type ~ '^TP[A-Z]{2}[0-9]{2}$') not valid,
      add constraint vehicles_gross_weight check (gross_weight > 0) not valid,
      add constraint vehicles_trailer_type check (trailer_type ~ '^CTR[0-9]{3}$') not valid;

    create table operators (
      id uuid primary key default uuid_v7(),
      carrier_id uuid not null references carriers on delete cascade,
      company_id uuid references companies,
      name text not null check (name <> '' and length(name) <= 120),
      rfc text check (length(rfc) in (12, 13)),
      foreign_tax_id text check (length(foreign_tax_id) <= 40),
      tax_country text check (tax_country in ('MX', 'US', 'CA')),
      licence_number text check (length(licence_number) <= 30),
      licence_type text check (licence_type in ('federal_b', 'federal_c', 'federal_e', 'cdl_a', 'cdl_b', 'other')),
      licence_ends_on date,
      phone text check (phone ~ '^(52|1)[0-9]{10}$'),
      badge_number text check (length(badge_number) <= 30),
      badge_ends_on date,
      fast_number text check (length(fast_number) <= 30),
      fast_ends_on date,
      comment text check (length(comment) <= 500),${COMMON}
    );
    create index on operators (carrier_id, name);
    create index on operators (company_id, name);

    create table bridges (
      id uuid primary key default uuid_v7(),
      code text not null unique check (code ~ '^[A-Z0-9_]{2,24}$'),
      name_es text not null check (name_es <> ''),
      name_en text not null check (name_en <> ''),
      us_port text check (us_port ~ '^[0-9]{4}$'),
      mx_customs text check (length(mx_customs) <= 60),
      time_zone text not null default 'America/Chicago',${COMMON}
    );

    create table legs (
      company_id uuid not null references companies,
      id uuid not null default uuid_v7(),
      shipment_id uuid not null,
      -- The carrier of the load; where another one has the load later, it begins with legs of its own.
      carrier_id uuid not null references carriers,
      kind text not null check (kind in ('domestic', 'mexican', 'transfer', 'us')),
      -- Another carrier that drives the leg; null where the carrier of the load does.
      carrier_name text check (carrier_name <> '' and length(carrier_name) <= 120),
      scac text check (scac ~ '^[A-Z]{2,4}$'),
      caat text check (caat ~ '^[A-Z0-9]{4}$'),
      contact_name text check (length(contact_name) <= 120),
      contact_phone text check (contact_phone ~ '^(52|1)[0-9]{10}$'),
      unit_id uuid references vehicles,
      unit_plates text check (unit_plates ~ '^[A-Z0-9]{4,10}$'),
      trailer_id uuid references vehicles,
      trailer_plates text check (trailer_plates ~ '^[A-Z0-9]{4,11}$'),
      operator_id uuid references operators,
      operator_name text check (operator_name <> '' and length(operator_name) <= 120),
      operator_phone text check (operator_phone ~ '^(52|1)[0-9]{10}$'),
      seal text check (seal ~ '^[A-Z0-9]{3,20}$'),
      hand_over_place text check (length(hand_over_place) <= 120),
      planned_hand_over_at timestamptz,
      handed_over_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (id, company_id),
      unique (company_id, shipment_id, carrier_id, kind),
      foreign key (company_id, shipment_id) references shipments (company_id, id),
      check (num_nonnulls(unit_id, unit_plates) < 2),
      check (num_nonnulls(trailer_id, trailer_plates) < 2),
      check (num_nonnulls(operator_id, operator_name) < 2)
    );
    create index on legs (carrier_id, updated_at);

    create table crossings (
      company_id uuid not null references companies,
      id uuid not null default uuid_v7(),
      shipment_id uuid not null,
      bridge_id uuid references bridges,
      -- When the truck is to be at the bridge.
      planned_at timestamptz,
      fast boolean not null default false,
      mx_broker_name text check (length(mx_broker_name) <= 120),
      mx_broker_phone text check (mx_broker_phone ~ '^(52|1)[0-9]{10}$'),
      mx_broker_email citext,
      us_broker_name text check (length(us_broker_name) <= 120),
      us_broker_phone text check (us_broker_phone ~ '^(52|1)[0-9]{10}$'),
      us_broker_email citext,
      pedimento text check (length(pedimento) <= 21),
      doda text check (length(doda) <= 40),
      cfdi_uuid uuid,
      paps text check (paps ~ '^[A-Z0-9]{5,20}$'),
      manifest_accepted_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (id, company_id),
      unique (company_id, shipment_id),
      foreign key (company_id, shipment_id) references shipments (company_id, id)
    );
    create index on crossings (company_id, planned_at);
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop table crossings, legs, bridges, operators;
    alter table vehicles drop column configuration, drop column permit_type, drop column permit_ends_on,
      drop column gross_weight, drop column trailer_type, drop column plates_state, drop column environment_insurer,
      drop column environment_policy, drop column cargo_insurer, drop column cargo_policy;
  `);
}
