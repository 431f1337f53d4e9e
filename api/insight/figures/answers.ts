import { STARTED, WITHIN_HOUR } from '../../quoting/quotes/index.ts';

const decided = `(first_rate_at is not null or ${STARTED} < ?::timestamptz - interval '60 minutes')`;

/**
 * SQL over rows with `sent_at`, `starts_at`, `first_rate_at` and `awarded`: counts of sent and rated, and response times.
 * A quote whose time started less than an hour ago without a rate is left out of the share. Its one binding is the present
 * time.
 */
export const ANSWERS = `
  count(*)::int as sent,
  count(first_rate_at)::int as answered,
  count(*) filter (where awarded)::int as awarded,
  round(100.0 * count(*) filter (where ${WITHIN_HOUR}) / nullif(count(*) filter (where ${decided}), 0))::int
    as "percentWithinHour",
  round(percentile_cont(0.5) within group (
    order by extract(epoch from first_rate_at - least(first_rate_at, ${STARTED})) / 60))::int
    as "medianMinutes"`;
