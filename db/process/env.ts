import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Settings, type Source } from './settings.ts';
import { StartError } from './startError.ts';

export type Mode = 'development' | 'production' | 'test';

/** The settings of commands on the database; `api/core/runtime/env.ts` reads the others. */
export interface DatabaseEnv {
  mode: Mode;
  /** The absolute path of the directory with the embedded Postgres and the files. */
  dataDir: string;
  databaseUrl?: string;
  /** The URL of the database on the Postgres server itself, where `databaseUrl` leads through a pooler. */
  databaseDirectUrl?: string;
  /** The URL of the database on the coordinator of a Citus cluster, for `npm run distribute`. */
  citusUrl?: string;
  /** Whether `databaseUrl` leads to a pooler that gives each transaction another connection. */
  isPooledPerTransaction: boolean;
}

/** Thrown when settings are wrong; the message lists every problem, one per line. */
export class EnvError extends StartError {
  override name = 'EnvError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** The absolute path of the project. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** Reads and checks the settings of the database, by default those of the process and of `.env`; throws EnvError. */
export function readDatabaseEnv(source: Source = processSettings()): DatabaseEnv {
  const problems: string[] = [];
  const env = databaseEnv(new Settings(source, problems));
  if (problems.length) throw new EnvError(problems);
  return env;
}

/** Reads the settings of the database from `settings`, which collects the problems. */
export function databaseEnv(settings: Settings): DatabaseEnv {
  const databaseUrl = settings.url('DATABASE_URL', POSTGRES);
  const databaseDirectUrl = settings.url('DATABASE_DIRECT_URL', POSTGRES);
  if (databaseDirectUrl && !settings.text('DATABASE_URL'))
    settings.refuse('DATABASE_URL', 'is required: DATABASE_DIRECT_URL is only used beside it');
  return {
    mode: settings.oneOf('NODE_ENV', ['development', 'production', 'test'], 'development'),
    dataDir: resolve(ROOT, settings.text('DATA_DIR') ?? '.data'),
    databaseUrl,
    databaseDirectUrl: databaseDirectUrl ?? databaseUrl,
    citusUrl: settings.url('CITUS_URL', POSTGRES),
    isPooledPerTransaction:
      settings.oneOf('PG_POOLER', ['none', 'session', 'transaction'], 'none') === 'transaction',
  };
}

const POSTGRES = ['postgres:', 'postgresql:'];

/** The settings of this process and of `.env`; in tests without `.env`, which may name a developer's database. */
export function processSettings(): Source {
  const file = join(ROOT, '.env');
  if (process.env.NODE_ENV !== 'test' && existsSync(file)) process.loadEnvFile(file);
  return process.env;
}
