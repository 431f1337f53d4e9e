import type { Knex } from 'knex';

/** The pasted message that a quote came from. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table quotes add message varchar(10000)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table quotes drop message');
}
