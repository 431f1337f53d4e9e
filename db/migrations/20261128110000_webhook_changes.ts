import type { Knex } from 'knex';

/** Webhooks that hear of changes: of which resources, how far their feeds are told, and the changes of an event. */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table webhooks
      -- The resources whose changes it hears of; empty for none.
      add changes text[] not null default '{}',
      -- The number of the last change told, of the feed of its company or carrier and of that of its type of user.
      add told_own bigint not null default 0,
      add told_type bigint not null default 0;
    alter table webhook_events add changes jsonb;
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    alter table webhooks drop changes, drop told_own, drop told_type;
    alter table webhook_events drop changes;
  `);
}
