/** The time left: whole seconds, its text, and whether it is urgent, which the last ten minutes are. */
export interface TimeLeft {
  seconds: number;
  isOver: boolean;
  isUrgent: boolean;
  /** `9:41` in the last ten minutes; before that a key of `anden.time` and its values. */
  text: { clock: string } | { key: string; values: Record<string, number> };
}

/** The time from `now` to `until`, both in epoch milliseconds. */
export function timeLeft(until: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const isOver = seconds === 0;
  return { seconds, isOver, isUrgent: !isOver && seconds <= URGENT, text: textOf(seconds) };
}

/**
 * Milliseconds until the text changes, of a time that is left: a second in the last ten minutes, else up to a minute, but
 * at most ten seconds, because a device that slept counts later.
 */
export function untilNextText(milliseconds: number): number {
  const step = milliseconds > URGENT * 1000 ? 60_000 : 1000;
  return Math.min(10_000, milliseconds - step * (Math.ceil(milliseconds / step) - 1));
}

/** Whether a screen reader announces the time at this second: at 60, 30, 10, 5 and 1 minutes, and at the end. */
export function isAnnounced(seconds: number): boolean {
  return SAID.has(seconds);
}

function textOf(seconds: number): TimeLeft['text'] {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (seconds <= URGENT) return { clock: clockOf(seconds) };
  if (hours >= 48) return { key: 'days', values: { smart_count: Math.floor(hours / 24) } };
  if (hours >= 1) return { key: 'hours', values: { hours, minutes: minutes % 60 } };
  return { key: 'minutes', values: { minutes } };
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const URGENT = 600;
const SAID = new Set([3600, 1800, 600, 300, 60, 0]);
