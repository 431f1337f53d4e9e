import { readEnv } from './api/core/process/env.ts';
import { settings } from './db/connect.ts';
import { runningPostgres } from './db/postgres.ts';

const env = readEnv();

/** For knex's own command: DATABASE_URL, or the embedded Postgres while Andén runs. */
export default settings(env.databaseUrl ?? (await runningPostgres(env.dataDir)));
