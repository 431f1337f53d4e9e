import type { Knex } from 'knex';

/**
 * Lets Postgres look each second whether the process of a running statement still lives, so that the transaction and the
 * locks of a killed process end. A server on a system where it cannot look refuses the parameter, and goes without.
 */
export async function up(knex: Knex) {
  await knex.raw(functionWith(CHECK_CLIENTS));
  await knex.raw('select set_timeouts()');
}

export async function down(knex: Knex) {
  await knex.raw(functionWith(''));
  await knex.raw(`
    do $$ begin
      execute format('alter role %I in database %I reset client_connection_check_interval',
        current_user, current_database());
    end $$;
  `);
}

const CHECK_CLIENTS = `
  begin
    execute format('alter role %I in database %I set client_connection_check_interval = %L',
      current_user, current_database(), '1s');
  exception when invalid_parameter_value then null;
  end;`;

function functionWith(more: string): string {
  return `
    create or replace function set_timeouts() returns void language plpgsql as $$
      begin
        execute format('alter role %I in database %I set statement_timeout = %L',
          current_user, current_database(), '15s');
        execute format('alter role %I in database %I set lock_timeout = %L',
          current_user, current_database(), '3s');
        ${more}
      exception when insufficient_privilege then
        raise warning 'The role % may not set its own timeouts. Have an administrator run: ALTER ROLE % IN DATABASE % '
          'SET statement_timeout = ''15s''; and the same with lock_timeout = ''3s''.',
          current_user, current_user, current_database();
      end
    $$;
  `;
}
