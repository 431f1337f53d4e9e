import type { Transaction } from 'objection';
import type { Storage } from '../../files/storage.ts';
import type { Job } from '../../jobs/jobs.ts';
import type { MailContent } from '../../reading/mailContent.ts';
import { contentOfMail } from '../../reading/readStored.ts';
import { READ_MAIL, type ReceivedMail } from './receivedMail.ts';
import { keepReturned } from './returned.ts';
import { storable } from './storable.ts';

/** Does what a reply asks for; `content` is undefined for a mail that cannot be read. */
export type KeepReply = (
  trx: Transaction,
  mail: ReceivedMail,
  content: MailContent | undefined,
) => Promise<void>;

/**
 * Job that reads a received mail, apart and within limits: a reply is kept with its record, a report marks the mail that did
 * not arrive. It is done in one transaction, so that a mail is read once.
 */
export function readReceived(storage: Storage, keepReply: KeepReply): Job<{ id: string }> {
  return {
    ...READ_MAIL,
    async run({ trx, data: { id }, now }) {
      const mail = await unreadMail(trx, id);
      if (!mail) return;
      const content = storable(await contentOfMail(storage, mail.fileKey));
      if (mail.purpose === 'reply') await keepReply(trx, mail, content);
      const [failure] = mail.purpose === 'return' ? (content?.failures ?? []) : [];
      if (failure) await keepReturned(trx, { id: mail.subjectId, failure, now });
      await trx('received_mails').where({ id }).update({ readAt: now });
    },

    async givenUp({ trx, data: { id }, now }) {
      const mail = await unreadMail(trx, id);
      if (mail?.purpose === 'reply') await keepReply(trx, mail, undefined);
      await trx('received_mails').where({ id }).update({ readAt: now });
    },
  };
}

function unreadMail(trx: Transaction, id: string): Promise<ReceivedMail | undefined> {
  return trx('received_mails').where({ id }).whereNull('readAt').forUpdate().first();
}
