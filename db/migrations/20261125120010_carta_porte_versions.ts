import type { Knex } from 'knex';

/** The version of each part of a Carta Porte, and the user who saved it last; null for who did it by link. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table carta_portes
      add customer_version integer not null default 0,
      add customer_user_id uuid,
      add carrier_version integer not null default 0,
      add carrier_user_id uuid,
      add constraint carta_portes_customer_user foreign key (customer_user_id) references users not valid,
      add constraint carta_portes_carrier_user foreign key (carrier_user_id) references users not valid;
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    alter table carta_portes drop customer_version, drop customer_user_id, drop carrier_version, drop carrier_user_id`);
}
