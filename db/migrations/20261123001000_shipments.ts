import type { Knex } from 'knex';

/** Loads, their incidents, and the revisions of their rate confirmations. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table shipments (
      company_id uuid not null references companies,
      id uuid not null default uuid_v7(),
      customer_id uuid references companies,
      number integer not null check (number > 0),
      reference text not null generated always as ('E-' || lpad(number::text, greatest(5, length(number::text)), '0')) stored,
      quote_id uuid,
      carrier_id uuid references carriers,
      -- Since when the load has this carrier, where another one had it before; that one's part is hidden from this one.
      carrier_since timestamptz,
      status text not null default 'potential' check (status in
        ('potential', 'confirmed', 'assigned', 'at_pickup', 'in_transit', 'at_border', 'at_delivery', 'delivered', 'closed', 'cancelled')),
      movement text not null check (movement in ('cross_border', 'mexico', 'us')),
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
      hazmat boolean not null default false,
      weight numeric(12, 2) check (weight > 0),
      weight_unit text not null default 'kg' check (weight_unit in ('kg', 'lb')),
      units integer check (units > 0),
      customer_reference text,
      comment text check (length(comment) <= 500),
      currency text not null default 'USD' check (currency in ('MXN', 'USD')),
      purchase_cost numeric(14, 2) check (purchase_cost >= 0),
      sale_value numeric(14, 2) check (sale_value >= 0),
      delivered_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (id, company_id),
      unique (company_id, number),
      foreign key (company_id, quote_id) references quotes (company_id, id),
      check (delivery_date >= pickup_date),
      check (status in ('potential', 'confirmed', 'cancelled') or carrier_id is not null),
      check (status <> 'at_border' or movement = 'cross_border')
    );
    create index on shipments (company_id, status);
    create index on shipments (carrier_id);
    create index shipments_on_lane on shipments (company_id, origin_state, destination_state, carrier_id)
      where status <> 'cancelled';
    create index on shipments (customer_id);
    create index on shipments (company_id, folded(customer_reference)) where customer_reference is not null;
    create unique index shipments_one_of_quote on shipments (company_id, quote_id) where status <> 'cancelled';
    create index on shipments (quote_id, company_id);

    create table shipment_incidents (
      company_id uuid not null references companies,
      id uuid not null default uuid_v7(),
      shipment_id uuid not null,
      incident_id uuid not null references incidents,
      place jsonb not null check (is_place(place)),
      time_zone text not null,
      occurred_at timestamptz not null,
      delays boolean not null default false,
      comment text check (length(comment) <= 500),
      reported_by uuid references users,
      resolved_at timestamptz,
      resolved_by uuid references users,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (id, company_id),
      foreign key (company_id, shipment_id) references shipments (company_id, id)
    );
    create index on shipment_incidents (shipment_id, company_id, occurred_at);
    create index on shipment_incidents (shipment_id, company_id) where resolved_at is null;

    create table rate_confirmations (
      company_id uuid not null references companies,
      id uuid not null default uuid_v7(),
      shipment_id uuid not null,
      revision integer not null check (revision > 0),
      content jsonb not null,
      hash text not null check (hash ~ '^[0-9a-f]{64}$'),
      issued_at timestamptz not null,
      issued_by uuid references users,
      accepted_at timestamptz,
      accepted_by uuid references users,
      -- The name and the IP address of who accepted by a public link.
      accepted_name text check (length(accepted_name) between 1 and 120),
      accepted_from inet,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (id, company_id),
      unique (shipment_id, company_id, revision),
      foreign key (company_id, shipment_id) references shipments (company_id, id),
      check ((accepted_at is null) = (num_nonnulls(accepted_by, accepted_name) = 0)),
      check (num_nonnulls(accepted_by, accepted_name) < 2),
      check ((accepted_name is null) = (accepted_from is null))
    );

    create function refuse_content_change() returns trigger language plpgsql as $$
      begin
        if current_setting('anden.erasing', true) = 'on' and new.hash = old.hash then return new; end if;
        if (old.content, old.hash, old.revision, old.shipment_id, old.issued_at)
          is distinct from (new.content, new.hash, new.revision, new.shipment_id, new.issued_at)
          or old.accepted_at is not null and (old.accepted_at, old.accepted_name, old.accepted_from)
            is distinct from (new.accepted_at, new.accepted_name, new.accepted_from)
        then raise exception 'A rate confirmation never changes.';
        end if;
        return new;
      end
    $$;

    create trigger rate_confirmations_are_final before update on rate_confirmations
      for each row execute function refuse_content_change();
  `);
}

export async function down(knex: Knex) {
  await knex.raw(
    'drop table rate_confirmations, shipment_incidents, shipments; drop function refuse_content_change',
  );
}
