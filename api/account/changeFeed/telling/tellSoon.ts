import type { Knex } from 'knex';
import { onChanged } from '../../../core/announcements/changes.ts';
import { enqueue } from '../../../core/jobs/jobs.ts';
import { hasSubscribers } from './subscribers.ts';
import { TELL } from './tellWebhooks.ts';

/**
 * Lets webhooks hear of changes a second after them, at most once a second. What fails here is told within a minute by the
 * job itself.
 */
export function tellSoon(db: Knex, isFed: (table: string) => boolean): void {
  let timer: NodeJS.Timeout | undefined;
  const begin = async () => {
    timer = undefined;
    if (await hasSubscribers(db))
      await db.transaction((trx) => enqueue(trx, TELL, {}, { singletonKey: 'soon' }));
  };
  onChanged((changed) => {
    if (!changed || isFed(changed.table))
      timer ??= setTimeout(() => void begin().catch(() => undefined), DELAY_MS).unref();
  });
}

const DELAY_MS = 1000;
