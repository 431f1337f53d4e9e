import type { Schemas } from '../../../core/contract/types.ts';
import { countBeforeBorder, type LegPlace } from '../../../quoting/quotes/index.ts';
import { fieldAt } from './ends.ts';

/** Where a body of the whole with these stops has a field of a leg: at the stop, or at the end that the leg has of it. Pure. */
export function fieldOfWhole(
  { isFirst, isLast }: LegPlace,
  field: string,
  stops: Schemas['Stop'][],
): string {
  if (!isFirst && !isLast) return field;
  const [name, index, ...rest] = field.split('.');
  if (name !== 'stops') return fieldAt(isFirst ? 0 : -1, field);
  const split = countBeforeBorder(stops);
  const own = isFirst ? Number(index) : split + Number(index) - 1;
  const isOwn = isFirst ? own < split : own >= split;
  return isOwn ? ['stops', own, ...rest].join('.') : 'stops';
}
