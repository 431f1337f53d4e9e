import { Refusal } from '../../core/errors/errors.ts';
import { DAY_MS } from '../../shared/localTime.ts';

/** The number of days for which a cursor is valid. */
export const CURSOR_DAYS = 30;

/** The last numbers that a caller has read in the feeds of its company or carrier and of its type, and the time of the last change read. */
export interface Place {
  numbers: readonly [own: number, shared: number];
  at: Date;
}

/** The text of a place in the feeds. */
export function writePlace({ numbers, at }: Place): string {
  return [...numbers, Math.floor(at.getTime() / 1000)].join('-');
}

/** Reads the text of a place; throws 410 for one that is older than the kept changes. */
export function readPlace(text: string, now: Date): Place {
  const [own = 0, shared = 0, seconds = 0] = text.split('-').map(Number);
  const at = new Date(seconds * 1000);
  if (now.getTime() - at.getTime() > CURSOR_DAYS * DAY_MS) throw new Refusal('CURSOR_GONE');
  return { numbers: [own, shared], at };
}
