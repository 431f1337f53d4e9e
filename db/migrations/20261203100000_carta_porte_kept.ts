import type { Knex } from 'knex';

/**
 * The customer's part that a leg keeps as its own, in place of that of its whole load: as it was when the leg had been driven, or
 * as it was saved for the leg while nobody had saved it for the whole.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table carta_portes add customer_kept jsonb;

    update carta_portes part set customer_kept = part.customer
    from shipments leg
    where leg.company_id = part.company_id and leg.id = part.shipment_id and leg.whole_id is not null
      and part.customer is not null and not exists (
        select from carta_portes shared where shared.company_id = part.company_id
          and shared.shipment_id = leg.whole_id and shared.customer is not null)`);
}

export async function down(knex: Knex) {
  await knex.raw('alter table carta_portes drop customer_kept');
}
