import type { Knex } from 'knex';

/** Creates a month's partition of the changes with statements that Citus takes: it refused two of them. */
export async function up(knex: Knex) {
  await knex.raw(`
    create or replace function add_changes_partition(month date) returns boolean language plpgsql as $$
      declare
        name text := 'changes_' || to_char(month, 'YYYY_MM');
        first uuid := uuid_v7_at(month::timestamp at time zone 'UTC');
        next uuid := uuid_v7_at((month + interval '1 month') at time zone 'UTC');
      begin
        perform pg_advisory_xact_lock(hashtext('add_changes_partition'));
        if to_regclass(name) is not null then return false; end if;
        execute format('create table %I (like changes including all)', name);
        if exists (select 1 from changes_default where id >= first and id < next) then
          alter table changes_default disable trigger user;
          execute format('insert into %I select * from changes_default where id >= %L and id < %L', name, first, next);
          execute format('delete from changes_default where id >= %L and id < %L', first, next);
          alter table changes_default enable trigger user;
        end if;
        execute format('alter table changes attach partition %I for values from (%L) to (%L)', name, first, next);
        return true;
      end
    $$;
  `);
}

/** The function before it did the same on Postgres. */
export async function down() {}
