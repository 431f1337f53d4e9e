import knex, { type Knex } from 'knex';
import { knexSnakeCaseMappers, Model } from 'objection';
import pg from 'pg';
import { StartError } from './process/startError.ts';

/** The process's own database: opened, and bound to every Objection model. */
export function connect(url: string): Knex {
  const db = open(url);
  Model.knex(db);
  return db;
}

/**
 * Pooled access to a database: camelCase here, snake_case there; dates and decimals as text, big
 * integers as numbers, sessions in UTC. No connection within 2 s throws knex's KnexTimeoutError; a
 * restarted Postgres is found again.
 */
export function open(url: string): Knex {
  return knex(settings(url));
}

/** What knex is told for a database URL; `knexfile.ts` gives the same to knex's own command. */
export function settings(url?: string): Knex.Config {
  return {
    client: 'pg',
    connection: url && {
      connectionString: url,
      connectionTimeoutMillis: 2000,
      application_name: 'anden',
    },
    pool: { min: 0, max: 10, afterCreate: useUtc },
    acquireConnectionTimeout: 2000,
    compileSqlOnError: false,
    log: { warn },
    migrations: { directory: directory('migrations'), loadExtensions: ['.ts'] },
    seeds: { directory: directory('seeds'), loadExtensions: ['.ts'], specific: 'index.ts' },
    ...knexSnakeCaseMappers(),
  };
}

/** Throws StartError, without the password, unless a Postgres 15 or newer answers within 5 s. */
export async function checkDatabase(url: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const place = `${hostname}:${port || 5432}${pathname}`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('show server_version');
    const version = String(rows[0].server_version);
    if (Number.parseInt(version) < OLDEST) {
      throw new StartError(
        `DATABASE_URL (${place}) is Postgres ${version}, and Andén needs ${OLDEST} or newer.`,
      );
    }
  } catch (error) {
    throw error instanceof StartError ? error : unreachable(place, error as Error);
  } finally {
    await client.end();
  }
}

const OLDEST = 15;

/** SQLSTATE of what `raise warning` says. */
const RAISED_WARNING = '01000';
const { DATE, INT8 } = pg.types.builtins;

pg.types.setTypeParser(DATE, String);
pg.types.setTypeParser(INT8, Number);

function directory(name: string): string {
  return `${import.meta.dirname}/${name}`;
}

/** A connection that could not be had is thrown to whoever waits for it: knex need not print its stack as well. */
function warn(message: unknown): void {
  if (!String(message).startsWith('Acquire connection error')) console.warn(message);
}

/** Sessions in UTC; what the schema's own functions warn of, as of a permission that is missing, is printed. */
function useUtc(client: pg.Client, done: (error?: Error) => void): void {
  client.on('notice', ({ code, message }) => {
    if (code === RAISED_WARNING) console.warn(message);
  });
  client.query("set time zone 'UTC'", (error) => done(error ?? undefined));
}

/** Where a name has several addresses, Node's error has one cause for each and no message. */
function unreachable(place: string, error: Error): StartError {
  const causes = error instanceof AggregateError ? error.errors : [error];
  const reasons = causes.map((cause: Error) => cause.message).join(', ');
  return new StartError(`The database of DATABASE_URL (${place}) cannot be used: ${reasons}.`);
}
