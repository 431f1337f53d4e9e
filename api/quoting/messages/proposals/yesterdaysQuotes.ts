import { dayAt, daysAfter, startOf } from '../../../core/i18n/days.ts';
import { Quote } from '../../quotes/index.ts';
import type { LastQuote } from '../context.ts';

/** The company's quotes of yesterday, which "lo mismo que ayer" means; none where the message does not speak of yesterday. */
export async function yesterdaysQuotes(
  text: string,
  companyId: string,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<LastQuote[]> {
  if (!/ayer|yesterday/i.test(text)) return [];
  const today = dayAt(now, timeZone);
  const yesterday = daysAfter(today, -1);
  const quotes = await Quote.query()
    .where({ companyId, wholeId: null })
    .where('createdAt', '>=', startOf(yesterday, timeZone))
    .where('createdAt', '<', startOf(today, timeZone))
    .orderBy('number', 'desc')
    .limit(MOST);
  return quotes.map((quote) => ({ day: yesterday, values: loadOf(quote) }));
}

const MOST = 50;

function loadOf(quote: Quote): LastQuote['values'] {
  const { customerId, equipmentId, origin, destination, hazmat, comodityId } = quote;
  const { weight, weightUnit, units } = quote as Quote & { weightUnit: 'kg'; units: number | null };
  const values = {
    customerId,
    equipmentId,
    origin,
    destination,
    units,
    ...(hazmat && { hazmat }),
    weight: weight && { weight, weightUnit },
    comodity: comodityId && { text: '', id: comodityId },
  };
  const present = Object.entries(values).filter(([, value]) => value);
  return Object.fromEntries(present) as LastQuote['values'];
}
