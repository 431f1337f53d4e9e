import type { Knex } from 'knex';

/**
 * Timeouts of every later session of this role in this database: 15 s per statement and 3 s for a lock (SQLSTATE 57014
 * and 55P03). They are set on the role in the database, because connection poolers refuse them as connection options. A
 * database created from a template needs `select set_timeouts()` again.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    create function set_timeouts() returns void language plpgsql as $$
      begin
        execute format('alter role %I in database %I set statement_timeout = %L',
          current_user, current_database(), '15s');
        execute format('alter role %I in database %I set lock_timeout = %L',
          current_user, current_database(), '3s');
      exception when insufficient_privilege then
        raise warning 'The role % may not set its own timeouts. Have an administrator run: ALTER ROLE % IN DATABASE % '
          'SET statement_timeout = ''15s''; and the same with lock_timeout = ''3s''.',
          current_user, current_user, current_database();
      end
    $$;
    select set_timeouts();
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop function set_timeouts;
    do $$ begin
      execute format('alter role %I in database %I reset statement_timeout', current_user, current_database());
      execute format('alter role %I in database %I reset lock_timeout', current_user, current_database());
    end $$;
  `);
}
