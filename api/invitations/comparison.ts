import { comparableAmount, hasValidRate, validAmounts } from '../quotes/index.ts';

/**
 * SQL: where the rate of the row of `invitations` outside stands among the rates of its quote that count (the same as for
 * the quote's `bestRate`), 1 being the lowest; equal amounts share a place. Null for a rate that does not count.
 */
export const place = `(
  select (1 + count(*) filter (where valid.amount < mine.amount))::int from quotes
    cross join lateral (
      select ${comparableAmount} as amount from rates
      where rates.company_id = invitations.company_id
        and rates.invitation_id = invitations.id and not rates.late
      order by rates.version desc limit 1) mine
    cross join lateral (${validAmounts}) valid
  where quotes.company_id = invitations.company_id and quotes.id = invitations.quote_id and ${hasValidRate}
  group by mine.amount)`;
