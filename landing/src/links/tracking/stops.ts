import type { Locale } from '../../locale.ts';
import { stopText } from '../parts/stopText.ts';
import { momentAt } from '../parts/times.ts';
import { trackingMessages } from './messages.ts';
import type { Tracking } from './source.ts';
import { plannedText } from './texts.ts';

export type TrackingStop = Tracking['stops'][number];

/** The stops of a load with more than two; undefined of another, and of one that an earlier version kept on this phone. */
export function stopsOf({ stops }: Partial<Pick<Tracking, 'stops'>>): TrackingStop[] | undefined {
  return stops && stops.length > 2 ? stops : undefined;
}

/** The stop where a load with more than two is, or that it goes to; undefined at its end. */
export function presentStopOf(load: Tracking): TrackingStop | undefined {
  return load.status === 'cancelled' ? undefined : stopsOf(load)?.find(({ leftAt }) => !leftAt);
}

/** The same in words: "Siguiente parada: Parada 3 de 4 · Entrega · Silao"; undefined where there is none. */
export function presentStopText(load: Tracking, locale: Locale): string | undefined {
  const stop = presentStopOf(load);
  if (!stop) return undefined;
  const { nextStop, presentStop } = trackingMessages[locale];
  const name = nameOf(stop, load.stops.length, locale);
  return `${stop.reachedAt ? presentStop : nextStop}: ${name}`;
}

/** A stop in words: "Parada 3 de 4 · Entrega · Silao". */
export function nameOf({ number, kind, place }: TrackingStop, count: number, locale: Locale) {
  return stopText({ number, kind, city: place.city }, count, locale);
}

/** The times of a stop in words: planned, and reached and left, or else expected. */
export function timesOf(stop: TrackingStop, count: number, locale: Locale): string[] {
  const t = trackingMessages[locale];
  const { number, timeZone, date, from, to, reachedAt, leftAt, expectedAt } = stop;
  const left = number === count ? t.status.delivered : t.left;
  const moments = [
    [t.reached, reachedAt],
    [left, leftAt],
    [t.expected, expectedAt],
  ] as const;
  const planned = `${t.planned}: ${plannedText([timeZone, date, from, to], locale)}`;
  const times = moments.flatMap(([label, at]) =>
    at ? [`${label}: ${momentAt(at, timeZone, locale)}`] : [],
  );
  return [planned, ...times];
}
