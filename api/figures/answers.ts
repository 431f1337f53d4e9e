const within = `first_rate_at <= sent_at + interval '60 minutes'`;
const decided = `(first_rate_at is not null or sent_at < ?::timestamptz - interval '60 minutes')`;

/**
 * SQL over rows with `sent_at`, `first_rate_at` and `awarded`: counts of sent and rated, and response times. A quote
 * sent less than an hour ago without a rate is left out of the share. Its one binding is the present time.
 */
export const ANSWERS = `
  count(*)::int as sent,
  count(first_rate_at)::int as answered,
  count(*) filter (where awarded)::int as awarded,
  round(100.0 * count(*) filter (where ${within}) / nullif(count(*) filter (where ${decided}), 0))::int
    as "percentWithinHour",
  round(percentile_cont(0.5) within group (order by extract(epoch from first_rate_at - sent_at) / 60))::int
    as "medianMinutes"`;
