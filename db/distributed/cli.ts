import { open } from '../connect.ts';
import { runCommand } from '../process/command.ts';
import { readDatabaseEnv } from '../process/env.ts';
import { StartError } from '../process/startError.ts';
import { migrateLatest } from '../schema.ts';
import { startCluster, stopCluster } from './cluster.ts';
import { distribute } from './distribute.ts';
import { undistribute } from './undistribute.ts';

const log = (line: string) => console.log(line);

const COMMANDS: Record<string, (argument?: string) => Promise<void>> = {
  async distribute() {
    const { citusUrl } = readDatabaseEnv();
    if (!citusUrl) throw new StartError('Set CITUS_URL to the database on the coordinator.');
    await migrate(citusUrl);
    await distribute(citusUrl, { log });
  },

  async back() {
    const { citusUrl } = readDatabaseEnv();
    if (!citusUrl) throw new StartError('Set CITUS_URL to the database on the coordinator.');
    await undistribute(citusUrl, log);
  },

  async start(directory = '.data/citus') {
    log(`CITUS_URL=${await startCluster(directory)}`);
  },

  async stop(directory = '.data/citus') {
    await stopCluster(directory);
  },
};

async function migrate(url: string): Promise<void> {
  const db = open(url);
  await migrateLatest(db, log).finally(() => db.destroy());
}

runCommand(async () => {
  const [, , name = '', argument] = process.argv;
  const command = COMMANDS[name];
  if (!command)
    throw new StartError(
      'Usage: tsx db/distributed/cli.ts distribute | back | start [directory] | stop [directory]',
    );
  await command(argument);
});
