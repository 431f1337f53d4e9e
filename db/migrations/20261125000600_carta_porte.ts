import type { Knex } from 'knex';
import { keyRows } from '../reference/cartaPorte/index.ts';

/** The data for the Carta Porte of loads, and the keys of SAT's catalogs. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table carta_portes (
      company_id uuid not null references companies,
      id uuid not null default uuid_v7(),
      shipment_id uuid not null,
      customer jsonb,
      customer_saved_at timestamptz,
      carrier jsonb,
      carrier_saved_at timestamptz,
      -- The carrier whose part it is; a carrier that has the load later begins with a part of its own.
      carrier_id uuid references carriers,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (id, company_id),
      unique (company_id, shipment_id),
      foreign key (company_id, shipment_id) references shipments (company_id, id),
      check (carrier is null or carrier_id is not null)
    );
    create index on carta_portes (company_id, carrier_id, carrier_saved_at);

    create table carta_porte_keys (
      catalog text not null check (catalog ~ '^[a-zA-Z]{1,20}$'),
      key text not null check (key <> '' and length(key) <= 20),
      name text not null check (name <> '' and length(name) <= 400),
      -- What a rule needs to know of the key: the direction of a regime, the trailers of a configuration.
      trait text check (length(trait) <= 40),
      source text not null,
      dated date not null,
      primary key (catalog, key)
    );

    -- The kinds of links are in the program.
    alter table links drop constraint links_kind_check;
    alter table links add constraint links_kind_check check (kind ~ '^[a-z_]{1,30}$') not valid;
  `);
  await knex.raw(
    'insert into carta_porte_keys select * from jsonb_populate_recordset(null::carta_porte_keys, ?)',
    [JSON.stringify(keyRows())],
  );
}

export async function down(knex: Knex) {
  await knex.raw(`drop table carta_portes, carta_porte_keys`);
}
