import { readDatabaseEnv } from './db/process/env.ts';
import { StartError } from './db/process/startError.ts';
import { settings } from './db/connect.ts';
import { runningPostgres } from './db/postgres.ts';

const env = readDatabaseEnv();
const url = env.databaseUrl ?? (await runningPostgres(env.dataDir));

/** For knex's own command: DATABASE_URL, or the embedded Postgres while Andén runs. */
export default { ...settings(url), ...(!url && { connection: refuse }) };

/** Called by commands that need the database; `migrate:make` does not. */
function refuse(): never {
  throw new StartError('No Andén runs here. Start it (npm start), or set DATABASE_URL.');
}
