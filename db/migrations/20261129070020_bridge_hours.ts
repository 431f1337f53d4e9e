import type { Knex } from 'knex';

/** When trucks with cargo cross a bridge, where that was published, and when somebody last compared it. */
export async function up(knex: Knex) {
  await knex.raw(
    'alter table bridges add hours text, add hours_source text, add hours_checked_on date',
  );
}

export async function down(knex: Knex) {
  await knex.raw('alter table bridges drop hours, drop hours_source, drop hours_checked_on');
}
