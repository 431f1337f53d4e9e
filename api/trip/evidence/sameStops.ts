import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '../../core/contract/types.ts';
import { withoutNulls } from '../../quoting/quotes/index.ts';

type Stop = Schemas['Stop'];

/**
 * The number that each stop has in the changed list, by its number before: the one of the same kind and place in the same
 * order, else the one of the same kind in its gap, whose place was corrected. Undefined for one that was removed.
 */
export function sameStops(before: Stop[], after: Stop[]): Map<number, number> {
  const numbers = new Map<number, number>();
  for (const isSame of [isSamePlace, isSameKind])
    for (const [index, stop] of before.entries()) {
      if (numbers.has(index + 1)) continue;
      const [from, to] = gapAround(index + 1, numbers, after.length);
      const at = after.slice(from, to).findIndex((one) => isSame(stop, one));
      if (at >= 0) numbers.set(index + 1, from + at + 1);
    }
  return numbers;
}

/** The part of the changed list, as of a slice, between the stops before and after this one that are in it. */
function gapAround(number: number, numbers: Map<number, number>, length: number) {
  const earlier = [...numbers].filter(([before]) => before < number).map(([, after]) => after);
  const later = [...numbers].filter(([before]) => before > number).map(([, after]) => after - 1);
  return [Math.max(0, ...earlier), Math.min(length, ...later)] as const;
}

function isSamePlace(one: Stop, other: Stop): boolean {
  return isSameKind(one, other) && isDeepStrictEqual(placeOf(one), placeOf(other));
}

function isSameKind(one: Stop, other: Stop): boolean {
  return one.kind === other.kind;
}

function placeOf({ place }: Stop) {
  return withoutNulls({ place });
}
