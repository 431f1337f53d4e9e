import type { Knex } from 'knex';

/** The events of quotes, invitations and loads with whose they are, so that each side may read its own. */
export async function up(knex: Knex) {
  await knex.raw(`
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

    create index events_of_company on events (company_id, created_at desc, id desc);
    create index events_in_time on events (created_at desc, id desc);
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop view history; drop index events_in_time, events_of_company');
}
