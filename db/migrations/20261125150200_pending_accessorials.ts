import type { Knex } from 'knex';

/** The accessorials that the present carrier of a load asks for and that nobody has decided: the load closes without any. */
export async function up(knex: Knex) {
  await knex.raw(`
    create view pending_accessorials as
    select accessorials.company_id, accessorials.shipment_id, accessorials.id
    from accessorials
      join shipments on shipments.company_id = accessorials.company_id and shipments.id = accessorials.shipment_id
        and shipments.carrier_id = accessorials.carrier_id
    where accessorials.status = 'pending';
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop view pending_accessorials');
}
