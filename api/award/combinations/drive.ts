import type { Schemas } from '../../core/contract/types.ts';

/** Epoch milliseconds, or null where nobody has said when. */
export type Moment = number | null;

/** What keeps a leg from being driven in time. */
export type Delay = Extract<Schemas['CombinationObstacleCode'], 'arrives_late' | 'bridge_closed'>;

/** The end of a leg: the hand-over to the next one, or the destination. */
export interface LegEnd {
  /** Its window, if it has a day. Without hours it is the whole day. */
  window: { begins: number; ends: number; hasHours: boolean } | undefined;
  /** The first moment, from the given one on, at which cargo crosses the bridge of the hand-over, if it names one. */
  opensAt: ((from: number) => number) | undefined;
}

/** The times of a leg that is driven. */
export interface Drive {
  departsAt: Moment;
  arrivesAt: Moment;
  /** When the next leg takes over. */
  handOverAt: Moment;
}

/**
 * Drives a leg from its departure, with the hours that its carrier needs if it has said them. What is early waits until the
 * window begins, and then until the bridge opens; what is later than the end of the window is a delay. The later a leg departs,
 * the later it hands over. Pure.
 */
export function drive(end: LegEnd, departsAt: Moment, transitHours: number | null): Drive | Delay {
  const { window, opensAt } = end;
  const last = window?.ends ?? Infinity;
  const arrivesAt = arrivalOf(end, departsAt, transitHours);
  if (arrivesAt === null) return { departsAt, arrivesAt, handOverAt: null };
  if (arrivesAt > last) return 'arrives_late';
  const ready = Math.max(arrivesAt, window?.begins ?? arrivesAt);
  const handOverAt = opensAt ? opensAt(ready) : ready;
  return handOverAt > last ? 'bridge_closed' : { departsAt, arrivesAt, handOverAt };
}

/**
 * When a leg arrives: after its hours; where these or its departure are unknown, when the window begins, on a day without hours
 * at its end, but never before it departs. Null where nothing says when. Pure.
 */
export function arrivalOf(
  { window }: Pick<LegEnd, 'window'>,
  departsAt: Moment,
  transitHours: number | null,
): Moment {
  if (departsAt !== null && transitHours !== null) return departsAt + transitHours * HOUR_MS;
  if (!window) return null;
  const planned = window.hasHours ? window.begins : window.ends;
  return Math.max(planned, departsAt ?? planned);
}

const HOUR_MS = 3_600_000;
