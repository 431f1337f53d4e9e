/** SQL: the total of a row of `rates` in the currency of its row of `quotes`, at the quote's own exchange rate, to the cent. */
export const comparableAmount = `round(case
  when rates.currency = quotes.currency then rates.total
  when quotes.currency = 'MXN' then rates.total * quotes.exchange_rate
  else rates.total / quotes.exchange_rate end, 2)`;

/**
 * SQL: whether a row of `invitations` has a rate that counts in its row of `quotes`; one withdrawn or late does not, nor
 * one that the broker rejected before the end.
 */
export const hasValidRate = `(invitations.status in ('rated', 'assigned')
  or (invitations.status = 'rejected' and quotes.closed_at is not null))`;

/** SQL: the lowest valid rate of the row of `quotes` outside, each carrier's last one counting. */
export const bestRate = `(
  select min(amount) from (
    select distinct on (invitations.id) ${comparableAmount} as amount
    from invitations join rates on rates.company_id = invitations.company_id
      and rates.invitation_id = invitations.id and not rates.late
    where invitations.company_id = quotes.company_id and invitations.quote_id = quotes.id and ${hasValidRate}
    order by invitations.id, rates.version desc
  ) valid)`;
