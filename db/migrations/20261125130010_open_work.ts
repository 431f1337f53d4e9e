import type { Knex } from 'knex';
import { addIndex } from '../upgrade/addIndex.ts';

export const config = { transaction: false };

/** The carriers that have open requests or loads under way, which are few of a large network. */
export async function up(knex: Knex) {
  await addIndex(
    knex,
    'invitations_open',
    `on invitations (carrier_id) where status in ('pending', 'sent', 'in_contact', 'available', 'rated')`,
  );
  await addIndex(
    knex,
    'shipments_assigned',
    `on shipments (carrier_id)
      where status in ('assigned', 'at_pickup', 'in_transit', 'at_border', 'at_delivery')`,
  );
  await knex.raw(`
    create function carriers_with_open_work() returns table (carrier_id uuid)
    language plpgsql stable rows 1000 as $$
      begin
        return query
          select invitations.carrier_id
          from invitations join companies on companies.id = invitations.company_id
          where invitations.status in ('pending', 'sent', 'in_contact', 'available', 'rated')
          union
          select shipments.carrier_id
          from shipments join companies on companies.id = shipments.company_id
          where shipments.status in ('assigned', 'at_pickup', 'in_transit', 'at_border', 'at_delivery');
      end
    $$;
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop function carriers_with_open_work;
    drop index if exists invitations_open, shipments_assigned;
  `);
}
