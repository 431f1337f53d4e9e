import type { Knex } from 'knex';

/**
 * The 60-minute clock: a prepared wave keeps how long it will have, what is overdue is found without reading what has
 * ended, and a carrier's list can leave out what never went out to it.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table invitations
      add wave_minutes integer check (wave_minutes between 5 and 1440),
      add is_out boolean not null generated always as (sent_at is not null) stored;
    create index invitations_running on invitations (deadline_at)
      where status in ('sent', 'in_contact', 'available');
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop index invitations_running;
    alter table invitations drop wave_minutes, drop is_out;
  `);
}
