import type { Knex } from 'knex';

/** The loads whose carrier is marked as paid: they are reopened only after the mark is taken back. */
export async function up(knex: Knex) {
  await knex.raw(`
    create view paid_loads as
    select payments.company_id, payments.shipment_id from payments where payments.undone_at is null;
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop view paid_loads');
}
