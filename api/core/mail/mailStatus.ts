import type { Knex } from 'knex';

/**
 * Since when no mail could be handed to the mail server: the time of the oldest mail whose last attempt failed after the
 * last mail that was sent. Mails whose recipient or content the server refused do not count. Null while mail works.
 */
export async function mailDownSince(db: Knex): Promise<string | null> {
  const { rows } = await db.raw(DOWN_SINCE);
  return rows[0].since ? new Date(rows[0].since).toISOString() : null;
}

const DOWN_SINCE = `
  with last as (select coalesce(max(sent_at), '-infinity') as sent from mails)
  select min(attempts.since) as since from last, (
    select created_on as since, started_on as tried, output->>'error' as error
    from jobs.job where name = 'mail' and state = 'retry'
    union all
    select created_at, failed_at, error from failed_jobs where queue = 'mail'
  ) attempts
  where attempts.tried > last.sent and attempts.error !~ 'EENVELOPE|EMESSAGE'`;
