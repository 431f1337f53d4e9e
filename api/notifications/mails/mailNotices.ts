import type { Transaction } from 'objection';
import type { Schemas } from '../../core/contract/types.ts';
import type { Locale } from '../../core/i18n/words.ts';
import { enqueue, type Job } from '../../core/jobs/jobs.ts';
import { sendMail } from '../../core/mail/mail.ts';
import type { NoticeKind } from '../../core/notices/row.ts';
import { messageOf } from './message.ts';

/** An event to be mailed to a user. */
export interface NoticeMail {
  userId: string;
  email: string;
  language: Locale;
  kind: NoticeKind;
  params: Schemas['NotificationParams'];
  entity: string;
  entityId: string;
}

const MAIL_NOTICES = { name: 'mail-notices' };

/** Mails the events of a batch after a time. Each event schedules it, and the first run mails all until then. */
export function mailLater(trx: Transaction, batch: string, seconds = 0): Promise<void> {
  const startAfter = new Date(Date.now() + seconds * 1000);
  return enqueue(trx, MAIL_NOTICES, { batch }, seconds ? { startAfter } : {});
}

/**
 * Job that mails the events of a batch, one mail to each user. The events are deleted in the transaction that adds the
 * mails to the outbox, so that none is lost or mailed twice when the process is killed.
 */
export const mailNotices: Job<{ batch: string }> = {
  ...MAIL_NOTICES,
  async run({ trx, data: { batch } }) {
    const { rows } = await trx.raw(CLAIM, { batch });
    for (const mails of byUser(rows)) await sendMail(trx, mails[0].email, messageOf(mails));
  },
};

type SomeMails = [NoticeMail, ...NoticeMail[]];

function byUser(all: NoticeMail[]): SomeMails[] {
  const users = new Set(all.map(({ userId }) => userId));
  return [...users].map((id) => all.filter(({ userId }) => userId === id) as SomeMails);
}

/** Deletes the events and returns those of active users, oldest first. */
const CLAIM = `
  with claimed as (delete from notice_mails where batch = :batch returning *)
  select users.id as "userId", users.email, users.language, claimed.kind, claimed.params, claimed.entity,
    claimed.entity_id as "entityId"
  from claimed join users on users.id = claimed.user_id and users.archived_at is null
  order by claimed.id`;
