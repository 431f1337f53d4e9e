import type { Knex } from 'knex';

const customerOf = (
  table: string,
) => `coalesce(${table}.customer_id, (select whole.customer_id from ${table} whole
    where whole.company_id = ${table}.company_id and whole.id = ${table}.whole_id))`;

/**
 * What `open_work_of` tells, and whether the work itself demands a certificate in CTPAT, as a leg may. The function before stays
 * for the release before.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    create function demanding_work_of(carrier uuid) returns table (
      kind text, company_id uuid, carrier_id uuid, customer_id uuid, movement text, hazmat boolean, delivery_date date,
      ctpat boolean
    ) language plpgsql stable rows 5 as $$
      begin
        return query
          select 'invitation', quotes.company_id, invitations.carrier_id, ${customerOf('quotes')}, quotes.movement,
            quotes.hazmat, quotes.delivery_date, quotes.ctpat
          from invitations
            join carriers on carriers.id = invitations.carrier_id
            join quotes on quotes.company_id = invitations.company_id and quotes.id = invitations.quote_id
          where invitations.carrier_id = carrier
            and invitations.company_id = coalesce(carriers.company_id, invitations.company_id)
            and invitations.status in ('pending', 'sent', 'in_contact', 'available', 'rated')
          union all
          select 'load', shipments.company_id, shipments.carrier_id, ${customerOf('shipments')}, shipments.movement,
            shipments.hazmat, shipments.delivery_date, coalesce(quotes.ctpat, false)
          from shipments join carriers on carriers.id = shipments.carrier_id
            left join quotes on quotes.company_id = shipments.company_id and quotes.id = shipments.quote_id
          where shipments.carrier_id = carrier
            and shipments.company_id = coalesce(carriers.company_id, shipments.company_id)
            and shipments.status in ('assigned', 'at_pickup', 'in_transit', 'at_border', 'at_delivery');
      end
    $$`);
}

export async function down(knex: Knex) {
  await knex.raw('drop function demanding_work_of');
}
