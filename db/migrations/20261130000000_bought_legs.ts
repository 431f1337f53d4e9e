import type { Knex } from 'knex';

/**
 * A quote that is asked for by legs has one quote for each of them, and its load one load: they name their whole. `leg` and
 * `leg_position` are theirs alone, `hand_over` is where a leg ends and the next begins, beside its own destination.
 */
export async function up(knex: Knex) {
  for (const table of ['quotes', 'shipments'])
    await knex.raw(`
      alter table ${table}
        add whole_id uuid,
        add leg text,
        add leg_position smallint,
        add hand_over jsonb,
        add constraint ${table}_whole_id_fkey foreign key (company_id, whole_id) references ${table} (company_id, id) not valid,
        add constraint ${table}_leg_check check (leg in ('mexican', 'transfer', 'us')) not valid,
        add constraint ${table}_leg_whole_check
          check ((whole_id is null) = (leg is null) and (leg is null) = (leg_position is null)) not valid
    `);
  await knex.raw(`
    alter table quotes
      add asked text not null default 'whole',
      add ctpat boolean not null default false,
      add assigned_legs smallint not null default 0,
      add constraint quotes_asked_check check (asked in ('whole', 'legs', 'both')) not valid;
    alter table shipments add by_legs boolean not null default false;
    alter table carriers add bridge_list uuid[] not null default '{}'
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    alter table carriers drop bridge_list;
    alter table shipments drop by_legs;
    alter table quotes drop asked, drop ctpat, drop assigned_legs
  `);
  for (const table of ['shipments', 'quotes'])
    await knex.raw(
      `alter table ${table} drop whole_id, drop leg, drop leg_position, drop hand_over`,
    );
}
