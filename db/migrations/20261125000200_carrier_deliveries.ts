import type { Knex } from 'knex';

/**
 * The deliveries that a carrier may get by an open request, or has to make with a load under way. A document that is not
 * valid on that day stops them.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    create view carrier_deliveries as
      select invitations.carrier_id, 'invitation' as kind, quotes.delivery_date
      from invitations
        join carriers on carriers.id = invitations.carrier_id
        join quotes on quotes.company_id = invitations.company_id and quotes.id = invitations.quote_id
      where invitations.company_id = coalesce(carriers.company_id, invitations.company_id)
        and invitations.status in ('pending', 'sent', 'in_contact', 'available', 'rated')
      union all
      select shipments.carrier_id, 'load', shipments.delivery_date
      from shipments join carriers on carriers.id = shipments.carrier_id
      where shipments.company_id = coalesce(carriers.company_id, shipments.company_id)
        and shipments.status in ('assigned', 'at_pickup', 'in_transit', 'at_border', 'at_delivery');
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop view carrier_deliveries');
}
