import type { Knex } from 'knex';

/**
 * Limits of every later session of this role in this database: no statement works for more than 15 s, and none waits
 * for a lock for more than 3 s (SQLSTATE 57014 and 55P03). They are kept with role and database because poolers refuse
 * them as options of a connection. A database made from a template needs `select keep_timeouts()` again.
 */
export async function up(knex: Knex) {
  await knex.raw(`
    create function keep_timeouts() returns void language plpgsql as $$
      begin
        execute format('alter role %I in database %I set statement_timeout = %L',
          current_user, current_database(), '15s');
        execute format('alter role %I in database %I set lock_timeout = %L',
          current_user, current_database(), '3s');
      exception when insufficient_privilege then
        raise warning 'The role % may not keep its own timeouts. Have an administrator run: ALTER ROLE % IN DATABASE % '
          'SET statement_timeout = ''15s''; and the same with lock_timeout = ''3s''.',
          current_user, current_user, current_database();
      end
    $$;
    select keep_timeouts();
  `);
}

export async function down(knex: Knex) {
  await knex.raw(`
    drop function keep_timeouts;
    do $$ begin
      execute format('alter role %I in database %I reset statement_timeout', current_user, current_database());
      execute format('alter role %I in database %I reset lock_timeout', current_user, current_database());
    end $$;
  `);
}
