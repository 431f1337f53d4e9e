import type { Knex } from 'knex';

/**
 * The numbers of a carrier at the United States Department of Transportation: USDOT and docket (MC, MX, FF). Their form is
 * checked for rows that are written from now on.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table carriers
      add usdot_number text,
      add mc_number text,
      add constraint carriers_usdot_number_check check (usdot_number ~ '^[1-9][0-9]{0,7}$') not valid,
      add constraint carriers_mc_number_check check (mc_number ~ '^(MC|MX|FF)-[1-9][0-9]{0,6}$') not valid
  `);
}

export async function down(knex: Knex) {
  await knex.raw('alter table carriers drop usdot_number, drop mc_number');
}
