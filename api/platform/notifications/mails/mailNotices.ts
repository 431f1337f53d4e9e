import type { Transaction } from 'objection';
import { enqueue, type Job } from '../../../core/jobs/jobs.ts';
import { sendMail } from '../../../core/mail/mail.ts';
import { asleep } from './asleep.ts';
import { messageOf, type NoticeMail } from './message.ts';

const MAIL_NOTICES = { name: 'mail-notices' };

/** Mails the events of a batch at a time. Each event schedules it, and the first run mails all until then. */
export function mailLater(trx: Transaction, batch: string, startAfter?: Date): Promise<void> {
  return enqueue(trx, MAIL_NOTICES, { batch }, startAfter ? { startAfter } : {});
}

/**
 * Job that mails the events of a batch, one mail to each address; reminders wait for the reader's morning. The events are deleted in the transaction that adds the
 * mails to the outbox, so that none is lost or mailed twice when the process is killed.
 */
export const mailNotices: Job<{ batch: string }> = {
  ...MAIL_NOTICES,
  async run({ trx, data: { batch }, now }) {
    const { ids, morning } = await asleep(trx, batch, now);
    if (morning) await mailLater(trx, batch, morning);
    const { rows } = await trx.raw(CLAIM, { batch, asleep: `{${ids.join()}}` });
    for (const mails of byAddress(rows)) await sendMail(trx, mails[0].email, messageOf(mails));
  },
};

type SomeMails = [NoticeMail, ...NoticeMail[]];

function byAddress(all: NoticeMail[]): SomeMails[] {
  const addresses = new Set(all.map(({ email }) => email));
  return [...addresses].map((each) => all.filter(({ email }) => email === each) as SomeMails);
}

/** Deletes the events and returns those of active users and of addresses that are no such user's, oldest first. */
const CLAIM = `
  with claimed as (delete from notice_mails where batch = :batch and id <> all(:asleep::uuid[]) returning *),
  hearing as (
    select users.id, users.email, users.language from users
    where users.archived_at is null and users.id in (select user_id from claimed))
  select hearing.id as "userId", coalesce(hearing.email, claimed.address) as email,
    coalesce(hearing.language, claimed.language) as language, claimed.kind, claimed.params, claimed.entity,
    claimed.entity_id as "entityId", claimed.link, claimed.reply_to as "replyTo"
  from claimed left join hearing on hearing.id = claimed.user_id
  where hearing.id is not null
    or claimed.address is not null and claimed.address not in (select email from hearing)
  order by claimed.id`;
