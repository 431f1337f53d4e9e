import type { Knex } from 'knex';
import { mailNotices } from '../../platform/notifications/mails/mailNotices.ts';

/** Writes the mails of the events that wait, of those with these fields: their kind or record. */
export async function writeNotices(
  db: Knex,
  of: { kind: string } | { entityId: string },
): Promise<void> {
  const batches = await db('notice_mails').where(of).pluck<string[]>('batch');
  for (const batch of new Set(batches))
    await db.transaction((trx) => mailNotices.run({ trx, data: { batch }, now: new Date() }));
}
