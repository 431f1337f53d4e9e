import knex, { type Knex } from 'knex';
import { knexSnakeCaseMappers, Model } from 'objection';
import pg from 'pg';
import { StartError } from './process/startError.ts';

/** The settings of a database that is reached through a pooler. */
export interface Pooler {
  /** The URL of the database on the server itself; by default the same. */
  directUrl?: string;
  /** Whether each transaction may run on another connection, which does not know the statements prepared before. */
  isPerTransaction?: boolean;
}

/** Opens the process's database and binds it to all Objection models. */
export function connect(url: string, pooler?: Pooler): Knex {
  const db = open(url, pooler);
  Model.knex(db);
  return db;
}

/**
 * Pooled access to a database: camelCase in code, snake_case in SQL; dates and decimals as text, big integers as numbers,
 * sessions in UTC. Throws KnexTimeoutError when no connection is free within 2 s; reconnects after a restart of Postgres.
 */
export function open(url: string, pooler?: Pooler): Knex {
  const db = knex(settings(url));
  poolers.set(db.client.config, { directUrl: url, ...pooler });
  return db;
}

/** The URL of an opened database on the server itself, for connections with a state of their own. */
export function directUrlOf(db: Knex): string {
  return poolers.get(db.client.config)!.directUrl!;
}

/** Whether statements of an opened database, or of a transaction in it, may be prepared once per connection. */
export function keepsStatements(db: Knex): boolean {
  return !poolers.get(db.client.config)?.isPerTransaction;
}

/** Like `open`, with one connection, for which background work waits 30 s. */
export function openOne(url: string): Knex {
  const plain = settings(url);
  const connection = { ...(plain.connection as object), connectionTimeoutMillis: 30_000 };
  const pool = { ...plain.pool, max: 1 };
  return knex({ ...plain, connection, pool, acquireConnectionTimeout: 30_000 });
}

/** Like `open`, for migrations and other work that may take any time: its sessions have no timeouts. */
export function openWithoutTimeouts(url: string): Knex {
  const plain = settings(url);
  return knex({ ...plain, pool: { ...plain.pool, afterCreate: removeTimeouts } });
}

/**
 * The knex configuration for a database URL; `knexfile.ts` uses it for knex's own command. Migrations of a newer version
 * in the database are accepted, so that the version before it can be started again.
 */
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
    migrations: {
      directory: directory('migrations'),
      loadExtensions: ['.ts'],
      disableMigrationsListValidation: true,
    },
    seeds: { directory: directory('seeds'), loadExtensions: ['.ts'], specific: 'index.ts' },
    ...knexSnakeCaseMappers(),
  };
}

/**
 * Throws StartError, with the setting's name and without the password in its message, unless a Postgres 15 or newer
 * answers within 5 s.
 */
export async function checkDatabase(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const place = `${setting} (${hostname}:${port || 5432}${pathname})`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('show server_version');
    const version = String(rows[0].server_version);
    if (Number.parseInt(version) < OLDEST) {
      throw new StartError(`${place} is Postgres ${version}, and Andén needs ${OLDEST} or newer.`);
    }
  } catch (error) {
    throw error instanceof StartError ? error : unreachable(place, error as Error);
  } finally {
    await client.end();
  }
}

/** The pooler of each opened database, by its configuration, which its transactions share. */
const poolers = new WeakMap<object, Pooler>();

const OLDEST = 15;

/** The SQLSTATE of `raise warning`. */
const RAISED_WARNING = '01000';
const { DATE, INT8 } = pg.types.builtins;

pg.types.setTypeParser(DATE, String);
pg.types.setTypeParser(INT8, Number);

function directory(name: string): string {
  return `${import.meta.dirname}/${name}`;
}

/** Prints knex's warnings, except failed connections, which are thrown to the caller anyway. */
function warn(message: unknown): void {
  if (!String(message).startsWith('Acquire connection error')) console.warn(message);
}

/** Sets the session's time zone to UTC, and prints the warnings that our SQL functions raise. */
function useUtc(client: pg.Client, done: (error?: Error) => void): void {
  client.on('notice', ({ code, message }) => {
    if (code === RAISED_WARNING) console.warn(message);
  });
  client.query("set time zone 'UTC'", (error) => done(error ?? undefined));
}

function removeTimeouts(client: pg.Client, done: (error?: Error) => void): void {
  client.query('set statement_timeout = 0; set lock_timeout = 0', (error) =>
    error ? done(error) : useUtc(client, done),
  );
}

/** A StartError with the reasons; when a host has several addresses, Node's error has one cause for each. */
function unreachable(place: string, error: Error): StartError {
  const causes = error instanceof AggregateError ? error.errors : [error];
  const reasons = causes.map((cause: Error) => cause.message).join(', ');
  return new StartError(`The database of ${place} cannot be used: ${reasons}.`);
}
