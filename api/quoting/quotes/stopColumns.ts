import type { Columns } from '../../core/export/columns.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { stopText } from '../../platform/geography/stopText.ts';
import type { Locale } from '../../shared/words.ts';

/** A row of an export that has stops. */
interface Stopped {
  stops?: (Schemas['LaneStop'] | Schemas['Stop'])[];
}

/** The last columns of the exports of quotes, loads and routes: how many stops, and which where there are more than two. */
export const stopColumns: Columns = {
  'stops.count': {
    heading: { es: 'Número de paradas', en: 'Number of stops' },
    value: ({ stops = [] }: Stopped) => stops.length,
  },
  stops: {
    heading: { es: 'Paradas', en: 'Stops' },
    value: ({ stops = [] }: Stopped, locale) =>
      stops.length > 2
        ? stops.map((stop, index) => lineOf({ ...stop, number: index + 1 }, stops.length, locale))
        : null,
  },
};

/** "Parada 2 de 3 · Entrega · León, Guanajuato · 2026-11-24 09:00-12:00". */
function lineOf(stop: Schemas['Stop'], count: number, locale: Locale): string {
  const { date, from, to } = stop;
  const hours = [from, to].flatMap((time) => time?.slice(0, 5) ?? []).join('-');
  const window = date ? ` · ${[date, hours].filter(Boolean).join(' ')}` : '';
  return stopText({ ...stop, number: stop.number! }, count, locale) + window;
}
