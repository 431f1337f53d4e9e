import type { Knex } from 'knex';
import { timeZoneOf } from '../reference/places.ts';
import { POSTAL_CODES } from '../reference/postalCodes.ts';

/** The catalogs, exchange rates, diesel prices, and the postal codes with a known city. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table equipments (
      id uuid primary key default uuid_v7(),
      code text not null unique check (code ~ '^[A-Z0-9_]{2,24}$'),
      name_es text not null check (name_es <> ''),
      name_en text not null check (name_en <> ''),
      category text not null check (category in
        ('dry_van', 'flatbed', 'refrigerated', 'container', 'hopper', 'lowboy', 'tank', 'light', 'straight')),
      length_ft numeric(5, 1) check (length_ft > 0),
      archived_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    create table comodities (
      id uuid primary key default uuid_v7(),
      code text not null unique check (code ~ '^[A-Z0-9_]{2,24}$'),
      name_es text not null check (name_es <> ''),
      name_en text not null check (name_en <> ''),
      hazmat boolean not null default false,
      archived_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    create table packagings (
      id uuid primary key default uuid_v7(),
      code text not null unique check (code ~ '^[A-Z0-9_]{2,24}$'),
      name_es text not null check (name_es <> ''),
      name_en text not null check (name_en <> ''),
      length numeric(8, 2) check (length > 0),
      width numeric(8, 2) check (width > 0),
      height numeric(8, 2) check (height > 0),
      stackable boolean not null default false,
      archived_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    create table contact_types (
      id uuid primary key default uuid_v7(),
      code text not null unique check (code ~ '^[A-Z0-9_]{2,24}$'),
      name_es text not null check (name_es <> ''),
      name_en text not null check (name_en <> ''),
      audience text not null check (audience in ('brokers', 'carriers')),
      archived_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    create table incidents (
      id uuid primary key default uuid_v7(),
      code text not null unique check (code ~ '^[A-Z0-9_]{2,24}$'),
      name_es text not null check (name_es <> ''),
      name_en text not null check (name_en <> ''),
      severity text not null check (severity in ('low', 'medium', 'high')),
      archived_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    create table exchange_rates (
      id uuid primary key default uuid_v7(),
      date date not null,
      mxn_per_usd numeric(10, 4) not null check (mxn_per_usd > 0),
      source text not null check (source <> ''),
      archived_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    create unique index exchange_rates_one_a_day on exchange_rates (date) where archived_at is null;

    create table diesel_prices (
      id uuid primary key default uuid_v7(),
      date date not null,
      country text not null check (country in ('MX', 'US')),
      currency text not null check (currency in ('MXN', 'USD')),
      unit text not null check (unit in ('l', 'gal')),
      price numeric(8, 4) not null check (price > 0),
      source text not null check (source <> ''),
      archived_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index diesel_prices_one_a_day on diesel_prices (country, date) where archived_at is null;

    create table postal_codes (
      country text not null check (country in ('MX', 'US')),
      code text not null check (code ~ '^[0-9]{5}$'),
      state text not null check (left(state, 2) = country),
      time_zone text not null,
      city text not null check (city <> ''),
      primary key (country, code, city)
    );
  `);
  await knex.raw(
    `insert into postal_codes select * from json_to_recordset(?::json)
     as row (country text, code text, state text, time_zone text, city text)`,
    [JSON.stringify(POSTAL_CODES.map(postalCode))],
  );
}

export async function down(knex: Knex) {
  await knex.raw(
    'drop table postal_codes, diesel_prices, exchange_rates, incidents, contact_types, packagings, comodities, equipments',
  );
}

function postalCode(line: string) {
  const [country, code, state, ...city] = line.split(' ');
  return { country, code, state, time_zone: timeZoneOf(state!, code), city: city.join(' ') };
}
