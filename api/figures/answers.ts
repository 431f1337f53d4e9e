const within = `first_rate_at <= started_at + interval '60 minutes'`;
const decided = `(first_rate_at is not null or started_at < ?::timestamptz - interval '60 minutes')`;

/**
 * SQL over rows with `started_at` (when the time to answer started), `first_rate_at` and `awarded`: counts of sent and
 * rated, and response times. A quote whose time started less than an hour ago without a rate is left out of the share.
 * Its one binding is the present time.
 */
export const ANSWERS = `
  count(*)::int as sent,
  count(first_rate_at)::int as answered,
  count(*) filter (where awarded)::int as awarded,
  round(100.0 * count(*) filter (where ${within}) / nullif(count(*) filter (where ${decided}), 0))::int
    as "percentWithinHour",
  round(percentile_cont(0.5) within group (
    order by extract(epoch from first_rate_at - least(first_rate_at, started_at)) / 60))::int
    as "medianMinutes"`;

/** SQL over rows of `quotes` or `invitations`: when the time to answer started. */
export const STARTED_AT = 'coalesce(starts_at, sent_at) as started_at';
