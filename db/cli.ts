import { readEnv, type Env } from '../api/core/env.ts';
import { StartError } from '../api/core/startError.ts';
import { checkDatabase, connect } from './connect.ts';
import { startPostgres } from './postgres.ts';
import { migrateLatest, recreate, seedDemo } from './schema.ts';
import type { Knex } from 'knex';

type Command = (db: Knex) => Promise<void>;

const log = (line: string) => console.log(line);

const COMMANDS: Record<string, Command> = {
  async migrate(db) {
    await migrateLatest(db, log);
    log('The schema is up to date.');
  },

  async seed(db) {
    await migrateLatest(db, log);
    const isSeeded = await seedDemo(db, { now: new Date(), log });
    log(isSeeded ? 'The demo data is in place.' : 'The database has users already: nothing done.');
  },

  async reset(db) {
    await recreate(db, log);
    await COMMANDS.seed?.(db);
  },
};

try {
  await main(process.argv[2] ?? '');
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

async function main(name: string): Promise<void> {
  const env = readEnv();
  const command = COMMANDS[name];
  if (!command) throw new StartError('Usage: tsx db/cli.ts migrate | seed | reset');
  if (env.mode === 'production' && name !== 'migrate') {
    throw new StartError(`"${name}" writes demo data, so it refuses to run in production.`);
  }
  await withDatabase(env, command);
}

async function withDatabase(env: Env, command: Command): Promise<void> {
  if (env.databaseUrl) await checkDatabase(env.databaseUrl);
  const server = env.databaseUrl ? undefined : await startPostgres({ dataDir: env.dataDir, log });
  const db = connect(env.databaseUrl ?? server?.url ?? '');
  try {
    await command(db);
  } finally {
    await db.destroy();
    await server?.stop();
  }
}
