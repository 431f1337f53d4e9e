import type { Knex } from 'knex';

/** A lane that a carrier offers on the public site is a route of the house; the inquiry keeps which one. */
export async function up(knex: Knex) {
  await knex.raw('alter table inquiries add column route_id uuid unique references routes');
}

export async function down(knex: Knex) {
  await knex.raw('alter table inquiries drop column route_id');
}
