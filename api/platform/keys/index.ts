import type { Module } from '../../core/modules/module.ts';
import { deleteOldRows } from '../../core/jobs/retention.ts';
import { keyPolicy } from './policy.ts';
import { revokeOfLeaver } from './revokeOfLeaver.ts';
import { handlersOf } from './routes.ts';

export { orByKey } from './identify.ts';
export { scopesFor } from './scopes.ts';
export { hashOf } from './secret.ts';
export { createKeyUse, type KeyUse } from './use.ts';

/** API keys: programs of a company or carrier call with them, with at most the rights of the key's maker. */
export const keys = {
  name: 'keys',
  policy: keyPolicy,
  table: 'api_keys',
  handlers: handlersOf,
  reactions: [revokeOfLeaver],
  jobs: [deleteOldRows({ table: 'api_key_days', days: 400, old: 'day < :before' })],
} satisfies Module;
