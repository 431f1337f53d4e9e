import { countBeforeBorder } from '../../../quoting/quotes/index.ts';
import type { Stop } from '../data.ts';
import type { Load } from '../load.ts';

/** Where a leg lies on the way of its whole load. */
export interface Segment {
  /** By stop of the leg, the index of the same stop among those of the whole load; undefined of a hand-over. */
  indexes: (number | undefined)[];
  /** How many stops of the whole load come before the leg. */
  from: number;
  /** How many of them come before the leg ends. */
  to: number;
}

/** The stops that a leg has of its whole load: the first leg begins with it, the last one ends with it. Pure. */
export function segmentOf(leg: Load, whole: Load): Segment {
  const [own, all] = [wayOf(leg), wayOf(whole)];
  const isFirst = leg.legPosition === 1;
  const border = countBeforeBorder(all);
  const shift = isFirst ? 0 : all.length - own.length;
  const indexes = own.map((stop, at) => {
    const isHandOver = at === 0 ? !isFirst : at === own.length - 1 && !leg.isLastLeg;
    const other = all[at + shift];
    return !isHandOver && other && isSame(stop, other) ? at + shift : undefined;
  });
  return { indexes, from: isFirst ? 0 : border, to: leg.isLastLeg ? all.length : border };
}

/** All stops of a load in driving order. */
function wayOf({ stops, origin, destination }: Load): Stop[] {
  if (stops.length > 0) return stops;
  return [
    { kind: 'pickup', place: origin },
    { kind: 'delivery', place: destination },
  ];
}

/** Whether two stops are one; the stops of either load may have been changed since its award. */
function isSame(one: Stop, other: Stop): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf({ kind, place: { country, state, city } }: Stop): string {
  return JSON.stringify([kind, country, state, city]);
}
