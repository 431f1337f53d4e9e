import { createHash, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { firstBytes } from '../../files/firstBytes.ts';
import type { Storage } from '../../files/storage.ts';
import type { NeededFiles } from '../../files/sweep.ts';
import { enqueue } from '../../jobs/jobs.ts';
import { inTransaction } from '../../sql/transaction.ts';
import type { MailSubject } from '../ownAddress.ts';

/** A mail that was received, as it is kept until its retention ends. */
export interface ReceivedMail {
  id: string;
  purpose: MailSubject['purpose'];
  subjectId: string;
  /** Its Message-ID, or a hash of its beginning; the same mail is kept once for each subject. */
  messageId: string;
  fileKey: string;
  receivedAt: Date;
  readAt: Date | null;
}

/** The queue of received mails that are to be read. */
export const READ_MAIL = { name: 'read-mail' };

/**
 * Keeps a complete mail at a path for each of its subjects, and lets it be read; once this returns, the mail is not lost. A
 * mail that was kept before, as when its sender did not hear our answer, is not kept again.
 */
export async function keepReceived(
  { db, storage }: { db: Knex; storage: Storage },
  path: string,
  subjects: MailSubject[],
): Promise<void> {
  const messageId = messageIdIn(await firstBytes(path, HEAD_BYTES));
  const fileKey = randomUUID();
  await storage.move(path, fileKey);
  await inTransaction(db, async (trx) => {
    const rows = subjects.map(({ purpose, id: subjectId }) => ({
      purpose,
      subjectId,
      messageId,
      fileKey,
    }));
    const kept = await trx('received_mails')
      .insert(rows)
      .onConflict(['subject_id', 'message_id'])
      .ignore()
      .returning('id');
    for (const { id } of kept as { id: string }[]) await enqueue(trx, READ_MAIL, { id });
  });
}

/** The keys of the files of received mails, by the mails' ids; those that are no longer kept are missing. */
export async function filesOfMails(db: Knex, ids: string[]): Promise<Map<string, string>> {
  const mails = await db('received_mails').whereIn('id', ids).select('id', 'fileKey');
  return new Map((mails as ReceivedMail[]).map(({ id, fileKey }) => [id, fileKey]));
}

/** Keeps the files of received mails. */
export const neededMails: NeededFiles = (db, keys) =>
  db('received_mails').whereIn('fileKey', keys).pluck('file_key');

const HEAD_BYTES = 64 * 1024;

/** The id in the headers of a mail, not that of a mail within it. */
function messageIdIn(head: Buffer): string {
  const [headers] = head.toString('latin1').split(/\r?\n\r?\n/, 1) as [string];
  const [, id] = /^message-id:\s*(<[^\s<>]{3,200}>)/im.exec(headers) ?? [];
  return id ?? createHash('sha256').update(head).digest('hex');
}
