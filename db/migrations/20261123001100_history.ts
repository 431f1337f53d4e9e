import type { Knex } from 'knex';

/** Events (each change of a status) and changes (each change of a field). Neither is ever rewritten. */
export async function up(knex: Knex) {
  await knex.raw(`
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
    create index events_of_company on events (company_id, created_at desc, id desc);
    create index events_in_time on events (created_at desc, id desc);

    create view history as
    select events.id, events.created_at, events.company_id, events.entity, events.entity_id,
      events.from_status, events.to_status, events.reason, events.comment, events.user_id,
      quotes.id as quote_id, invitations.id as invitation_id, shipments.id as shipment_id,
      coalesce(quotes.customer_id, shipments.customer_id) as customer_id,
      coalesce(invitations.carrier_id, shipments.carrier_id) as carrier_id
    from events
      left join invitations on events.entity = 'invitations' and invitations.id = events.entity_id
      left join shipments on events.entity = 'shipments' and shipments.id = events.entity_id
      left join quotes on quotes.id = case events.entity
        when 'quotes' then events.entity_id
        when 'invitations' then invitations.quote_id
        else shipments.quote_id end;

    create table changes (
      id uuid primary key default uuid_v7(),
      entity text not null,
      entity_id uuid not null,
      version integer not null,
      user_id uuid references users,
      action text not null check (action in ('created', 'updated', 'archived')),
      before jsonb not null check (jsonb_typeof(before) = 'object'),
      after jsonb not null check (jsonb_typeof(after) = 'object'),
      created_at timestamptz not null default now()
    );
    create index on changes (entity, entity_id, created_at desc, id desc);

    create function refuse_rewriting() returns trigger language plpgsql as $$
      begin
        raise exception 'History is not rewritten.';
      end
    $$;

    create trigger changes_are_final before update or delete on changes
      for each row execute function refuse_rewriting();
  `);
}

export async function down(knex: Knex) {
  await knex.raw(
    'drop table changes; drop view history; drop table events; drop function refuse_rewriting',
  );
}
