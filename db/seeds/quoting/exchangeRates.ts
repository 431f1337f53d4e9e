import { random } from '../tools/random.ts';
import { addDays, localDate } from '../tools/time.ts';

/** The exchange rate of a day, in pesos per US dollar. */
export interface ExchangeRateRow {
  date: string;
  mxnPerUsd: string;
  source: string;
}

const DAYS = 200;

/** Invented exchange rates of the working days among the 200 days before `now`, oldest first. */
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

/** The latest exchange rate on or before a day. */
export function rateOn(rates: ExchangeRateRow[], date: string): ExchangeRateRow {
  return rates.findLast((rate) => rate.date <= date) ?? rates[0]!;
}
