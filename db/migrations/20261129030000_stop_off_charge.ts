import type { Knex } from 'knex';

/**
 * A rate's amount for each stop beyond the ends, with the number of such stops when it was given, and its transit time in
 * hours. What the stops of an itemized rate come to is in `accessorials` too: `total` goes on to be the sum of its columns,
 * and the previous release, which does not know of the charge, shows amounts that add up.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table rates
      add stop_off_charge numeric(14, 2),
      add additional_stops smallint,
      add transit_hours smallint,
      add constraint rates_stop_off_charge check (num_nonnulls(stop_off_charge, additional_stops) in (0, 2)
        and stop_off_charge >= 0 and additional_stops between 1 and 10
        and stop_off_charge * additional_stops <= coalesce(all_in, accessorials)) not valid,
      add constraint rates_transit_hours check (transit_hours between 1 and 1440) not valid`);
}

export async function down(knex: Knex) {
  await knex.raw(
    'alter table rates drop stop_off_charge, drop additional_stops, drop transit_hours',
  );
}
