import type { Transaction } from 'objection';
import { MEXICO_CITY } from '../core/i18n/days.ts';
import { enqueue, type Job } from '../core/jobs/jobs.ts';
import { sendMail } from '../core/mail/mail.ts';
import { findActor } from '../users/index.ts';
import { summaryOf } from './summary.ts';

/**
 * Job that mails the summary of the week before to each user who chose it, once a week: from Monday at eight in the time
 * zone of the user's company until Tuesday ends, which leaves time to make up for a pause.
 */
export const mailWeekly: Job = {
  name: 'mail-weekly',
  everyMinutes: 30,
  async run({ trx, now }) {
    const { rows } = await trx.raw<{ rows: Due[] }>(DUE, { now, zone: MEXICO_CITY, chunk: CHUNK });
    for (const due of rows) await mail(trx, due, now);
    if (rows.length === CHUNK) await enqueue(trx, this, {});
  },
};

const CHUNK = 20;

interface Due {
  userId: string;
  email: string;
  /** The Monday on which the mail is sent. */
  monday: string;
}

async function mail(trx: Transaction, { userId, email, monday }: Due, now: Date): Promise<void> {
  const actor = await findActor(userId);
  const message = actor && (await summaryOf(actor, monday, now));
  if (message) await sendMail(trx, email, message);
}

/** Marks the choices whose mail is due; what another process marks at the same time is left to it. */
const DUE = `
  with local as (
    select users.id, users.email,
      :now::timestamptz at time zone coalesce(employers.time_zone, :zone) as now
    from users left join employers on employers.id = users.company_id
    where users.archived_at is null and users.access_type = 'full'),
  due as (
    select local.id, local.email, date_trunc('week', local.now)::date as monday
    from notification_choices choices join local on local.id = choices.user_id
    where choices.kind = 'weekly_summary' and choices.mail
      and local.now >= date_trunc('week', local.now) + interval '8 hours'
      and local.now < date_trunc('week', local.now) + interval '2 days'
      and (choices.mailed_week is null or choices.mailed_week < date_trunc('week', local.now)::date)
    order by local.id limit :chunk
    for update of choices skip locked)
  update notification_choices set mailed_week = due.monday
  from due
  where notification_choices.user_id = due.id and notification_choices.kind = 'weekly_summary'
  returning due.id as "userId", due.email, due.monday::text`;
