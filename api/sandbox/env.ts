import { StartError } from '../../db/process/startError.ts';
import { processSettings } from '../../db/process/env.ts';
import type { Source } from '../../db/process/settings.ts';
import { readEnv, type Env } from '../core/runtime/env.ts';

/**
 * The settings of a sandbox: its own port and data directory, and none of the product's database, storage, mail server or
 * identity provider. Throws StartError in production.
 */
export function sandboxEnv(source: Source = processSettings()): Env {
  if (source.NODE_ENV === 'production') throw new StartError(NOT_IN_PRODUCTION);
  const { HOST, LOG_LEVEL, CALLS_PER_MINUTE, SANDBOX_PORT, SANDBOX_DATA_DIR } = source;
  return readEnv({
    HOST,
    LOG_LEVEL,
    CALLS_PER_MINUTE,
    NODE_ENV: 'development',
    PORT: SANDBOX_PORT || '3100',
    DATA_DIR: SANDBOX_DATA_DIR || '.data/sandbox',
  });
}

const NOT_IN_PRODUCTION =
  'The sandbox does not start with NODE_ENV=production: its accounts and keys are known to everybody, and any caller ' +
  'moves its clock and resets its data.';
