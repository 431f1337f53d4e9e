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

/** SQL: a query of the valid amounts of the row of `quotes` outside, the last one of each carrier. */
export const validAmounts = `
  select distinct on (invitations.id) ${comparableAmount} as amount
  from invitations join rates on rates.company_id = invitations.company_id
    and rates.invitation_id = invitations.id and not rates.late
  where invitations.company_id = quotes.company_id and invitations.quote_id = quotes.id and ${hasValidRate}
  order by invitations.id, rates.version desc`;

/** SQL: the lowest valid rate of the row of `quotes` outside. */
export const bestRate = `(select min(amount) from (${validAmounts}) valid)`;

/** SQL: how far an amount lies above (+) or below (-) a base in percent, up to 99,999.99; null where one is missing or the base is 0. */
export function percentAbove(amount: string, base: string) {
  return `least(round((${amount} / nullif(${base}, 0) - 1) * 100, 4), 99999.99)`;
}
