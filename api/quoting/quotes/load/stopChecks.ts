import type { Schemas } from '../../../core/contract/types.ts';
import type { Words } from '../../../shared/words.ts';
import { loadErrors } from './checks.ts';
import { needsRows } from './stopRows.ts';
import { stopErrors } from './stopRules.ts';

type Stop = Schemas['Stop'];

/**
 * The errors of stops beyond those of a load's two ends, by field (`stops.1.place.city`): of the stops between them, and of
 * all together. Pure.
 */
export function errorsOfStops(stops: Stop[] | undefined): Record<string, Words> {
  if (!stops || !needsRows(stops)) return {};
  const between = stopsBetween(stops).flatMap(([index, stop]) =>
    Object.entries(loadErrors(asLoad(stop))).map(([field, words]) => [
      fieldOf(index, field),
      words,
    ]),
  );
  return { ...(Object.fromEntries(between) as Record<string, Words>), ...stopErrors(stops) };
}

/** The stops between the ends, with their index. */
export function stopsBetween(stops: Stop[]): [number, Stop][] {
  return [...stops.entries()].slice(1, -1);
}

/** A stop as the pickup of a load, whose rules of places, days and hours are those of every stop. */
export function asLoad({ place, date, from, to }: Stop): Schemas['LoadFields'] {
  const window = { pickupFrom: from ?? null, pickupTo: to ?? null };
  return { origin: place, pickupDate: date ?? null, deliveryDate: date ?? null, ...window };
}

/** The name of a field of a load that `asLoad` made of a stop: `stops.1.place.city`. */
export function fieldOf(index: number, field: string): string {
  const [name = '', ...rest] = field.split('.');
  return ['stops', index, NAMES[name] ?? name, ...rest].join('.');
}

const NAMES: Record<string, string> = {
  origin: 'place',
  pickupDate: 'date',
  deliveryDate: 'date',
  pickupFrom: 'from',
  pickupTo: 'to',
  deliveryTo: 'to',
};
