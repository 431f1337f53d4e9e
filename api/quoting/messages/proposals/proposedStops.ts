import type { Schemas } from '../../../core/contract/types.ts';
import type { LoadReading } from '../Reading.ts';
import { placeOf } from './quoteValues.ts';
import type { MessageRecords } from './records.ts';

/** As many stops as a quote may have between its ends. */
export const MOST_BETWEEN = 10;

/** The stops of a load as a quote has them, with their words; none where there are more than a quote may have. */
export function proposedStops(
  { stops }: Pick<LoadReading, 'stops'>,
  records: MessageRecords,
): Schemas['ProposedStop'][] {
  if (stops.length > MOST_BETWEEN) return [];
  return stops.map(({ kind, value, choices, words: { start, end } }) => {
    const places = (choices ?? [value]).map((place) => placeOf(place, records));
    return { ...(kind && { kind }), places, start, end };
  });
}
