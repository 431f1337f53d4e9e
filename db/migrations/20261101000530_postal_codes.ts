import type { Knex } from 'knex';
import { timeZoneOf } from '../reference/places.ts';
import { POSTAL_CODES } from '../reference/postalCodes.ts';

/** Postal codes whose city is known: reference data that every installation has. */
export async function up(knex: Knex) {
  await knex.raw(`
    create table postal_codes (
      country text not null check (country in ('MX', 'US')),
      code text not null check (code ~ '^[0-9]{5}$'),
      state text not null check (left(state, 2) = country),
      time_zone text not null,
      city text not null check (city <> ''),
      primary key (country, code, city)
    )
  `);
  await knex('postal_codes').insert(POSTAL_CODES.map(rowOf));
}

export async function down(knex: Knex) {
  await knex.raw('drop table postal_codes');
}

function rowOf(line: string) {
  const [country, code, state, ...city] = line.split(' ');
  return { country, code, state, timeZone: timeZoneOf(state!, code), city: city.join(' ') };
}
