import type { Module } from '../../core/modules/module.ts';
import { deleteOldRows } from '../../core/jobs/retention.ts';
import { handlersOf } from './routes.ts';
import { CURSOR_DAYS } from './cursor.ts';
import { tellWebhooks } from './telling/tellWebhooks.ts';

export { recordFeed } from './record.ts';

/**
 * The feed of changes: for each company, carrier and type of user the ids of the records that changed, by the policies of
 * their modules, for programs that keep a copy.
 */
export const changeFeed = {
  handlers: handlersOf,
  jobs: [
    tellWebhooks,
    deleteOldRows({
      table: 'feed_rows',
      // Longer than a cursor is valid, because a row has the time at which its transaction began.
      days: CURSOR_DAYS + 2,
      old: 'created_at < :before',
      chunk: 10_000,
    }),
  ],
} satisfies Module;
