import type { DayMention } from '../readers/moments/dayRuns.ts';
import type { HourMention } from '../readers/moments/hours.ts';
import type { Mention, PlaceMention } from '../Reading.ts';

/** Everything that was read in a message, not yet given to its loads. */
export interface Mentions {
  cargo: Mention[];
  places: PlaceMention[];
  days: DayMention[];
  hours: HourMention[];
  /** Values of before, where the message says nothing of a field. */
  previous: Mention[];
}
