import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Settings, type Source } from './settings.ts';
import { StartError } from './startError.ts';

export type Mode = 'development' | 'production' | 'test';

/** What commands on the database are told; the product's other settings are read in `api/core/process/env.ts`. */
export interface DatabaseEnv {
  mode: Mode;
  /** Absolute; where the embedded Postgres and files are kept. */
  dataDir: string;
  databaseUrl?: string;
}

/** The settings are wrong; the message lists every problem, one a line. */
export class EnvError extends StartError {
  override name = 'EnvError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** The project's own directory, absolute. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** Reads and checks the settings of the database, by default the process's and those of `.env`; throws EnvError. */
export function readDatabaseEnv(source: Source = processSettings()): DatabaseEnv {
  const problems: string[] = [];
  const env = databaseEnv(new Settings(source, problems));
  if (problems.length) throw new EnvError(problems);
  return env;
}

/** The same of settings that are being read; what is wrong is among their problems. */
export function databaseEnv(settings: Settings): DatabaseEnv {
  return {
    mode: settings.oneOf('NODE_ENV', ['development', 'production', 'test'], 'development'),
    dataDir: resolve(ROOT, settings.text('DATA_DIR') ?? '.data'),
    databaseUrl: settings.url('DATABASE_URL', ['postgres:', 'postgresql:']),
  };
}

/** The settings of this process and of `.env`; never of `.env` in tests: it may name somebody's own database. */
export function processSettings(): Source {
  const file = join(ROOT, '.env');
  if (process.env.NODE_ENV !== 'test' && existsSync(file)) process.loadEnvFile(file);
  return process.env;
}
