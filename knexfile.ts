import { readDatabaseEnv } from './db/process/env.ts';
import { settings } from './db/connect.ts';
import { runningPostgres } from './db/postgres.ts';

const env = readDatabaseEnv();

/** For knex's own command: DATABASE_URL, or the embedded Postgres while Andén runs. */
export default settings(env.databaseUrl ?? (await runningPostgres(env.dataDir)));
