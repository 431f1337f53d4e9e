/** SQL: the total of a row of `rates` in the currency of its row of `quotes`, at the quote's own exchange rate, to the cent. */
export const comparableAmount =
  'comparable_amount(rates.total, rates.currency, quotes.currency, quotes.exchange_rate)';

/** The valid amounts of the row of `quotes` outside, the last one of each carrier. */
const validAmounts = `
  select answers.amount from quote_answers answers
  where answers.company_id = quotes.company_id and answers.quote_id = quotes.id
    and answers.is_valid and answers.amount is not null`;

/** SQL: the lowest valid rate of the outer row of `quotes`. */
export const bestRate = `(select min(amount) from (${validAmounts}) valid)`;

/** SQL: how far an amount lies above (+) or below (-) a base in percent, up to 99,999.99; null where one is missing or the base is 0. */
export function percentAbove(amount: string, base: string) {
  return `percent_above(${amount}, ${base})`;
}
