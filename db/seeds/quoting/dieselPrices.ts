import { id } from '../tools/ids.ts';
import { random } from '../tools/random.ts';
import { addDays, localDate } from '../tools/time.ts';

const WEEKS = 104;
const MARKETS = {
  MX: { currency: 'MXN', unit: 'l', start: 23.9, end: 26.4, swing: 0.28 },
  US: { currency: 'USD', unit: 'gal', start: 3.95, end: 3.68, swing: 0.09 },
};

/** The rows of invented weekly diesel prices of both countries in the two years before `now`, oldest first. */
export function dieselPriceRows(now: Date) {
  const monday = lastMonday(localDate(now, 'America/Mexico_City'));
  return (Object.keys(MARKETS) as (keyof typeof MARKETS)[]).flatMap((country) => {
    const { currency, unit, start, end, swing } = MARKETS[country];
    const choose = random(`diesel:${country}`);
    let price = start;
    return Array.from({ length: WEEKS }, (_, week) => {
      const trend = start + ((end - start) * week) / WEEKS;
      price += (trend - price) * 0.12 + (choose.next() - 0.5) * swing;
      const date = addDays(monday, (week + 1 - WEEKS) * 7);
      const createdAt = new Date(`${date}T15:00:00Z`);
      const row = { date, country, currency, unit, price: price.toFixed(4), source: 'demo' };
      return { id: id(`diesel:${country}:${week}`), ...row, createdAt, updatedAt: createdAt };
    });
  });
}

function lastMonday(today: string) {
  return addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
}
