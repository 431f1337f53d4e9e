import type { Knex } from 'knex';

/** Pages of carriers by name, of one network and of several, are found in an index alone however deep they lie. */
export async function up(knex: Knex) {
  await knex.raw(`
    drop index carriers_company_id_carrier_name_id_idx;
    create index carriers_of_network_by_name on carriers (company_id, carrier_name, id) include (status);
    create index carriers_by_name on carriers (carrier_name, id) include (company_id, status);
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop index carriers_by_name, carriers_of_network_by_name;
    create index on carriers (company_id, carrier_name, id);
  `);
}
