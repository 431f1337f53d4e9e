import { DAY_MS, withSeconds } from './localTime.ts';

/**
 * Whether an hour of a day exists at a place: `never` and `twice` on the days on which its clocks go forward and back.
 * An hour that exists twice means the first.
 */
export function occurrences(
  day: string,
  hour: string,
  timeZone: string,
): 'never' | 'once' | 'twice' {
  const asUtc = Date.parse(`${day}T${withSeconds(hour)}Z`);
  const offsets = [-DAY_MS, DAY_MS].map((shift) => offsetAt(asUtc + shift, timeZone));
  const moments = [...new Set(offsets)].filter(
    (offset) => offsetAt(asUtc - offset, timeZone) === offset,
  );
  if (moments.length === 0) return 'never';
  return moments.length > 1 ? 'twice' : 'once';
}

/** The offset of a time zone's clocks from UTC at a moment, in milliseconds; positive when they are ahead. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(
    of('year'),
    of('month') - 1,
    of('day'),
    of('hour'),
    of('minute'),
    of('second'),
  );
  return local - Math.floor(moment / 1000) * 1000;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const cached = CLOCKS.get(timeZone);
  if (cached) return cached;
  const numbers = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  const clock = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', ...numbers, ...time });
  CLOCKS.set(timeZone, clock);
  return clock;
}

const CLOCKS = new Map<string, Intl.DateTimeFormat>();
