import type { Module } from '../../core/modules/module.ts';
import { deleteOldRows } from '../../core/jobs/retention.ts';
import { handlersOf } from './routes.ts';

export { type Resource, resourcesOf } from './audience.ts';

/**
 * The stream of server-sent events that tells pages what to read again; who hears of a record is decided by its module's
 * policy. And who has a record open, for the colleagues who have it open too.
 */
export const live = {
  handlers: handlersOf,
  jobs: [deleteOldRows({ table: 'presences', days: 1, old: 'seen_at < :before' })],
} satisfies Module;
