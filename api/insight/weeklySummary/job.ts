import type { Transaction } from 'objection';
import { MEXICO_CITY } from '../../core/i18n/days.ts';
import { enqueue, type Job } from '../../core/jobs/jobs.ts';
import { sendMail } from '../../core/mail/mail.ts';
import { findActor } from '../../platform/users/index.ts';
import { summaryOf } from './summary.ts';

/**
 * Job that mails the summary of the week before to each user who chose it, once a week: from Monday at eight in the time
 * zone of the user's company until Tuesday ends, which leaves time to make up for a pause.
 */
export const mailWeekly: Job = {
  name: 'mail-weekly',
  everyMinutes: 30,
  async run({ trx, now }) {
    const { rows } = await trx.raw<{ rows: SummaryMail[] }>(DUE, {
      now,
      zone: MEXICO_CITY,
      chunk: CHUNK,
    });
    for (const due of rows) if (await mark(trx, due)) await mail(trx, due, now);
    if (rows.length === CHUNK) await enqueue(trx, this, {});
  },
};

const CHUNK = 20;

interface SummaryMail {
  userId: string;
  email: string;
  /** The Monday on which the mail is sent. */
  monday: string;
}

async function mail(
  trx: Transaction,
  { userId, email, monday }: SummaryMail,
  now: Date,
): Promise<void> {
  const actor = await findActor(userId);
  const message = actor && (await summaryOf(actor, monday, now));
  if (message) await sendMail(trx, email, message);
}

/** Marks a choice as mailed; false when another process has done so meanwhile. */
async function mark(trx: Transaction, { userId, monday }: SummaryMail): Promise<boolean> {
  const { rowCount } = await trx.raw(MARK, { userId, monday });
  return rowCount === 1;
}

/** The choices whose mail is due. */
const DUE = `
  with local as (
    select users.id, users.email,
      :now::timestamptz at time zone coalesce(employers.time_zone, :zone) as now
    from users left join employers on employers.id = users.company_id
    where users.archived_at is null and users.access_type = 'full')
  select choices.user_id as "userId", local.email, date_trunc('week', local.now)::date as monday
  from notification_choices choices join local on local.id = choices.user_id
  where choices.kind = 'weekly_summary' and choices.mail
    and local.now >= date_trunc('week', local.now) + interval '8 hours'
    and local.now < date_trunc('week', local.now) + interval '2 days'
    and (choices.mailed_week is null or choices.mailed_week < date_trunc('week', local.now)::date)
  order by local.id limit :chunk`;

const MARK = `
  update notification_choices set mailed_week = :monday
  where user_id = :userId and kind = 'weekly_summary' and (mailed_week is null or mailed_week < :monday)`;
