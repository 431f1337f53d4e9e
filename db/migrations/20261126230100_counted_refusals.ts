import type { Knex } from 'knex';

/**
 * The refusals of one caller in one minute become one entry of the security log, which counts them: `counted_as` is the
 * same for those, and nothing but the count and the time of the last one may change.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    alter table security_events
      add column count integer not null default 1,
      add column last_at timestamptz,
      add column counted_as text;
    alter table security_events
      add constraint security_events_count_check check (count > 0) not valid;

    create or replace function refuse_security_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and old.created_at < now() - interval '30 days' then return old; end if;
        if tg_op = 'UPDATE' and new.count > old.count and old.counted_as is not null
          and to_jsonb(new) - '{count,last_at}'::text[] = to_jsonb(old) - '{count,last_at}'::text[] then return new; end if;
        raise exception 'The security log is not rewritten, and keeps its rows for 30 days at least.';
      end
    $$;
  `);
}

export async function down() {}
