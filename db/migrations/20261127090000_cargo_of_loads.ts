import type { Knex } from 'knex';

/**
 * The cargo of a load that its quote has too, and its route. What the last release writes says nothing of it; a load is
 * of no spot offer until somebody says so.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table shipments
      add kind text not null default 'confirmed_load',
      add frequency text,
      add packaging text,
      add stackable boolean not null default false,
      add legal_weight boolean not null default true,
      add drayage boolean not null default false,
      add spot boolean not null default false,
      add length numeric(8, 2),
      add width numeric(8, 2),
      add height numeric(8, 2),
      add dimension_unit text not null default 'm',
      add distance_km numeric(8, 1),
      add target_rate numeric(14, 2),
      add route_id uuid,
      add constraint shipments_cargo_known check (
        kind in ('confirmed_load', 'potential_load', 'confirmed_project', 'potential_project')
        and frequency in ('weekly', 'monthly') and dimension_unit in ('m', 'ft')) not valid,
      add constraint shipments_cargo_positive check (
        length > 0 and width > 0 and height > 0 and distance_km > 0 and target_rate > 0) not valid,
      add constraint shipments_route_fkey foreign key (company_id, route_id)
        references routes (company_id, id) not valid;
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    alter table shipments drop kind, drop frequency, drop packaging, drop stackable, drop legal_weight, drop drayage,
      drop spot, drop length, drop width, drop height, drop dimension_unit, drop distance_km, drop target_rate,
      drop route_id;
  `);
}
