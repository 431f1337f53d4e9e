import type { Knex } from 'knex';

/** Diesel prices by date, what each company's fuel surcharge is computed with, and exchange rates that people enter. */
export async function up(knex: Knex) {
  await knex.raw(`
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

    alter table companies add column fuel jsonb check (fuel is null or (
      fuel->>'country' in ('MX', 'US') and fuel->>'unit' in ('l', 'gal') and fuel->>'currency' in ('MXN', 'USD')
      and (fuel->>'basePrice')::numeric > 0 and (fuel->>'consumption')::numeric > 0) is true);
    alter table quotes add column fuel_surcharge jsonb check (jsonb_typeof(fuel_surcharge) = 'object');

    alter table exchange_rates
      add column id uuid not null default uuid_v7() unique,
      add column version integer not null default 1,
      add column created_at timestamptz not null default now(),
      add column updated_at timestamptz not null default now(),
      add check (source <> '');
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    alter table exchange_rates drop column id, drop column version, drop column created_at, drop column updated_at;
    alter table quotes drop column fuel_surcharge;
    alter table companies drop column fuel;
    drop table diesel_prices;
  `);
}
