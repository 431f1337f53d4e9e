import { runCommand } from './process/command.ts';
import { readDatabaseEnv } from './process/env.ts';
import type { Lifetime } from './process/lifetime.ts';
import { StartError } from './process/startError.ts';
import { checkDatabase, connect } from './connect.ts';
import { seedMillion } from './million.ts';
import { startEmbedded } from './reach.ts';
import { writeRelease } from './release.ts';
import { migrateLatest, recreate, seedDemo } from './schema.ts';
import type { Knex } from 'knex';

type Command = (db: Knex, argument?: string) => Promise<void>;

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

  async million(db, rows = '1000000') {
    if (!/^[1-9]\d{0,6}$/.test(rows)) throw new StartError('How many carriers? 1 to 9999999.');
    await COMMANDS.seed?.(db);
    await seedMillion(db, Number(rows), log);
    log(`broker@puente.test has ${rows} trial carriers.`);
  },
};

runCommand((lifetime) => main(lifetime, process.argv[2] ?? '', process.argv[3]));

async function main(lifetime: Lifetime, name: string, argument = ''): Promise<void> {
  if (name === 'release') return log(`Wrote ${await writeRelease(argument)}`);
  const env = readDatabaseEnv();
  const command = COMMANDS[name];
  if (!command)
    throw new StartError(
      'Usage: tsx db/cli.ts migrate | seed | reset | million [rows] | release number',
    );
  if (env.mode === 'production' && name !== 'migrate') {
    throw new StartError(`"${name}" writes demo data, so it refuses to run in production.`);
  }
  const { databaseDirectUrl } = env;
  const url = databaseDirectUrl ?? (await startEmbedded(env.dataDir, lifetime, log));
  if (databaseDirectUrl) await checkDatabase(url);
  const db = await lifetime.start(
    () => connect(url),
    (connection) => connection.destroy(),
  );
  await command(db, process.argv[3]);
}
