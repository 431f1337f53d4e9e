import type { Knex } from 'knex';

/** When loads are expected at their destination, and which delay their customers have heard of. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table load_arrivals (
      company_id uuid not null references companies,
      shipment_id uuid not null,
      expected_at timestamptz,
      -- Later than planned; null while nothing is known.
      late_minutes integer,
      computed_at timestamptz not null,
      -- The delay that was last said to the customer.
      told_minutes integer,
      told_at timestamptz,
      primary key (company_id, shipment_id),
      foreign key (company_id, shipment_id) references shipments (company_id, id) on delete cascade
    );

    create view expected_arrivals as
      select company_id, shipment_id, expected_at, late_minutes from load_arrivals;
  `);
}

export async function down(knex: Knex) {
  await knex.raw('drop view expected_arrivals; drop table load_arrivals');
}
