import type { Knex } from 'knex';

/** What goes wrong with a load on its way: a type, a place and a time each, beside the load's status. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table shipment_incidents (
      id uuid primary key default uuid_v7(),
      shipment_id uuid not null references shipments,
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
      updated_at timestamptz not null default now()
    );
    create index on shipment_incidents (shipment_id, occurred_at);
    create index on shipment_incidents (shipment_id) where resolved_at is null;

    -- What loads said of their delays until now becomes their first incident.
    insert into incidents (code, name_es, name_en, severity)
    select 'OTHER_DELAY', 'Otra demora', 'Other delay', 'low'
    where exists (select from shipments where delayed or incident_note is not null)
    on conflict do nothing;
    insert into shipment_incidents (shipment_id, incident_id, place, time_zone, occurred_at, delays, comment)
    select shipments.id, incidents.id, destination, 'America/Mexico_City', shipments.updated_at, delayed, incident_note
    from shipments join incidents on code = 'OTHER_DELAY'
    where delayed or incident_note is not null;
    alter table shipments drop column delayed, drop column incident_note;
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    alter table shipments add column delayed boolean not null default false,
      add column incident_note text check (length(incident_note) <= 500);
    drop table shipment_incidents;
  `);
}
