import { dayAfter, endsNextDay } from '#localTime';
import type { Schemas } from '../../../core/contract/types.ts';
import { dateFormat } from '../../../core/format/intl.ts';

type Event = Schemas['Event'];

/** When a load reached and left a stop; undefined where it has not. */
export interface StopTimes {
  reachedAt: string | undefined;
  leftAt: string | undefined;
  /** The IANA time zone of the stop. */
  timeZone: string | undefined;
}

/** Tells the times of a stop from the events of its load, oldest first; a step that was taken back does not count. */
export function stopTimesOf(number: number, events: Event[]): StopTimes {
  const steps = lastingSteps(events).filter((event) => event.stop === number);
  const arrival = steps.find(isArrival);
  const departure = steps.find((event) => !isArrival(event));
  return {
    reachedAt: arrival && momentOf(arrival),
    leftAt: departure && momentOf(departure),
    timeZone: arrival?.timeZone ?? undefined,
  };
}

/** The minutes from the end of a stop's window, or of its day, until this moment; none where it has no day. */
export function minutesLate(
  { date, from, to }: Pick<Schemas['Stop'], 'date' | 'from' | 'to'>,
  at: string,
  timeZone: string | undefined,
): number {
  if (!date) return 0;
  const day = endsNextDay(from, to) ? dayAfter(date) : date;
  const end = Date.parse(`${day}T${(to ?? '23:59').slice(0, 5)}Z`);
  const local = dateFormat('sv-SE', { ...MINUTE, timeZone }).format(new Date(at));
  return (Date.parse(`${local.replace(' ', 'T')}Z`) - end) / 60_000;
}

const MINUTE = { dateStyle: 'short', timeStyle: 'short' } as const;

/** The steps at stops, without those that a step back took back. */
function lastingSteps(events: Event[]): Event[] {
  return events.reduce<Event[]>((taken, event) => {
    if (BEFORE.includes(event.toStatus)) return [];
    const rank = rankOf(event);
    const before = taken.filter((one) => rankOf(one) <= rank);
    const isBack = before.some((one) => rankOf(one) === rank);
    return !event.stop || event.toStatus === 'cancelled' || isBack ? before : [...before, event];
  }, []);
}

function rankOf(event: Event): number {
  return event.stop ? event.stop * 2 + (isArrival(event) ? 0 : 1) : Infinity;
}

function isArrival({ toStatus }: Event): boolean {
  return toStatus === 'at_pickup' || toStatus === 'at_delivery';
}

function momentOf({ happenedAt, createdAt }: Event): string {
  return happenedAt ?? createdAt;
}

/** The statuses before the first stop. */
const BEFORE = ['potential', 'confirmed', 'assigned'];
