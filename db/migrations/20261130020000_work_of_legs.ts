import type { Knex } from 'knex';

/** Replaces the function: a leg is demanded the documents that the customer of its whole demands. */
export async function up(knex: Knex) {
  await knex.raw(workOf(customerOf));
}

export async function down(knex: Knex) {
  await knex.raw(workOf((table) => `${table}.customer_id`));
}

const customerOf = (
  table: string,
) => `coalesce(${table}.customer_id, (select whole.customer_id from ${table} whole
    where whole.company_id = ${table}.company_id and whole.id = ${table}.whole_id))`;

/** What a carrier may still win or has to deliver, with what decides which documents it needs for it. */
const workOf = (customer: (table: string) => string) => `
  create or replace function open_work_of(carrier uuid) returns table (
    kind text, company_id uuid, carrier_id uuid, customer_id uuid, movement text, hazmat boolean, delivery_date date
  ) language plpgsql stable rows 5 as $$
    begin
      return query
        select 'invitation', quotes.company_id, invitations.carrier_id, ${customer('quotes')}, quotes.movement,
          quotes.hazmat, quotes.delivery_date
        from invitations
          join carriers on carriers.id = invitations.carrier_id
          join quotes on quotes.company_id = invitations.company_id and quotes.id = invitations.quote_id
        where invitations.carrier_id = carrier
          and invitations.company_id = coalesce(carriers.company_id, invitations.company_id)
          and invitations.status in ('pending', 'sent', 'in_contact', 'available', 'rated')
        union all
        select 'load', shipments.company_id, shipments.carrier_id, ${customer('shipments')}, shipments.movement,
          shipments.hazmat, shipments.delivery_date
        from shipments join carriers on carriers.id = shipments.carrier_id
        where shipments.carrier_id = carrier
          and shipments.company_id = coalesce(carriers.company_id, shipments.company_id)
          and shipments.status in ('assigned', 'at_pickup', 'in_transit', 'at_border', 'at_delivery');
    end
  $$;
`;
