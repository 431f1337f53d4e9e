import { readDay, type Reference } from '#reading/when/readDay';
import { readMoment } from './readMoment.ts';
import { readTime } from '#reading/when/readTime';

/** The kind of value: a day `YYYY-MM-DD`, a time `HH:MM`, or both joined by `T`, on the reader's clock. */
export type Kind = 'day' | 'time' | 'moment';

/** Reads a text as a day, a time or a moment; undefined where it is none, or not surely. */
export function read(kind: Kind, text: string, reference: Reference): string | undefined {
  if (kind === 'time') return readTime(text);
  return kind === 'day' ? readDay(text, reference) : readMoment(text, reference);
}
