import { random } from '../tools/random.ts';
import { addDays, localDate } from '../tools/time.ts';

/** One day's exchange rate, pesos per dollar. */
export interface ExchangeRateRow {
  date: string;
  mxnPerUsd: string;
  source: string;
}

const DAYS = 200;

/** Two hundred days of an invented but plausible rate up to `now`, working days only, oldest first. */
export function exchangeRates(now: Date): ExchangeRateRow[] {
  const choose = random('exchange-rates');
  const today = localDate(now, 'America/Mexico_City');
  let rate = 18.2;
  return Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS))
    .map((date) => {
      rate += (18.4 - rate) * 0.05 + (choose.next() - 0.5) * 0.16;
      return { date, mxnPerUsd: rate.toFixed(4), source: 'demo' };
    })
    .filter(({ date }) => ![0, 6].includes(new Date(date).getUTCDay()));
}

/** The last rate known on a day. */
export function rateOn(rates: ExchangeRateRow[], date: string): ExchangeRateRow {
  return rates.findLast((rate) => rate.date <= date) ?? rates[0]!;
}
