import type { Knex } from 'knex';

/** Whom the carriers of the neighbouring legs ask for at a hand-over, and the seal that the cargo has; of each leg of a load. */
export async function up(knex: Knex) {
  await knex.raw(`
    create view leg_contacts as
      select load.company_id, load.id as shipment_id, note.seal,
        coalesce(driver.name, note.operator_name, note.contact_name, carriers.carrier_name) as contact_name,
        coalesce(driver.phone, note.operator_phone, note.contact_phone, carriers.contact_phone) as contact_phone
      from shipments load
        join carriers on carriers.id = load.carrier_id
        left join legs note on note.company_id = load.company_id and note.shipment_id = load.id
          and note.carrier_id = load.carrier_id
        left join operators driver on driver.id = note.operator_id
      where load.whole_id is not null and load.status <> 'cancelled'
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop view leg_contacts');
}
