import type { Module } from '../../core/modules/module.ts';
import { deleteOldRows } from '../../core/jobs/retention.ts';
import { handlersOf } from './routes.ts';

export { isEnded, SESSIONS, tokensOf } from './sessions.ts';

/**
 * The session of the caller: its user and permissions, computed from all policies; the interface uses these and contains
 * no rules itself. And the tokens of the product's pages, which the API gets from the identity provider.
 */
export const session = {
  handlers: handlersOf,
  jobs: [
    deleteOldRows({ table: 'session_tokens', days: 1, old: 'expires_at < :before' }),
    deleteOldRows({
      table: 'sessions',
      days: 2,
      old: 'renewed_at < :before and not exists (select from session_tokens where session_id = sessions.id)',
    }),
  ],
} satisfies Module;
