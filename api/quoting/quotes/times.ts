/** SQL over a row of `quotes` or `invitations`: when its time to answer started; null before it was sent. */
export const STARTED = 'coalesce(starts_at, sent_at)';

/** SQL over the same: whether its first rate arrived within 60 minutes; null without a rate. */
export const WITHIN_HOUR = `first_rate_at <= ${STARTED} + interval '60 minutes'`;
