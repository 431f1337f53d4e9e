import type { Knex } from 'knex';

const OLD = 'shipments_check1';
const WITHOUT_CARRIER = `status in ('potential', 'confirmed', 'cancelled') or carrier_id is not null`;

/** A load that is driven by legs has the status that follows from them, and no carrier of its own. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table shipments
      drop constraint if exists ${OLD},
      add constraint shipments_carrier_check check (${WITHOUT_CARRIER} or by_legs) not valid
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    alter table shipments
      drop constraint shipments_carrier_check,
      add constraint ${OLD} check (${WITHOUT_CARRIER}) not valid
  `);
}
