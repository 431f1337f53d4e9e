import type { Knex } from 'knex';

/** The received mail of a reply, from which its attached files are kept as documents; it is forgotten before the reply. */
export async function up(knex: Knex) {
  await knex.raw('alter table invitation_replies add mail_id uuid');
}

export async function down(knex: Knex) {
  await knex.raw('alter table invitation_replies drop mail_id');
}
