/**
 * Makes the function that replaces the days and times of a text which contains all those of one call. They keep their
 * order: what was before the run is before the 25th of November 2026, 15:04:05, and what comes later is after it.
 */
export function settledTimes(all: string, now = new Date()): (text: string) => string {
  const days = ordered(all.match(DAY) ?? [], (day) => day < now.toISOString().slice(0, 10));
  const times = ordered((all.match(TIME) ?? []).map(minuteOf), (time) => time < minuteOf(now));
  const locals = ordered(all.match(LOCAL) ?? [], () => false);
  return (text) =>
    text
      .replace(TIME, (time) => momentAt(HOUR * times(minuteOf(time))))
      .replace(LOCAL, (local) => localAt(locals(local), local.length))
      .replace(DAY, (day) => dayAt(days(day)));

  /** The minute of a time; of what was done in this run, the minute of its end. */
  function minuteOf(time: string | Date): string {
    const age = now.getTime() - new Date(time).getTime();
    return new Date(age >= 0 && age < RUN ? now : time).toISOString().slice(0, 16);
  }
}

/** The places of values by their order: -1 for the last one before, 0 for the first of the others. */
function ordered(
  values: string[],
  isBefore: (value: string) => boolean,
): (value: string) => number {
  const sorted = [...new Set(values)].sort();
  const first = sorted.filter(isBefore).length;
  return (value) => sorted.indexOf(value) - first;
}

function momentAt(after: number): string {
  return new Date(Date.parse('2026-11-25T15:04:05.000Z') + after).toISOString();
}

function localAt(place: number, length: number): string {
  return momentAt(HOUR * place).slice(0, length);
}

/** Days of the past are those before the 25th of November 2026; the others begin at the 1st of December. */
function dayAt(place: number): string {
  const start = place < 0 ? '2026-11-25T00:00Z' : '2026-12-01T00:00Z';
  return new Date(Date.parse(start) + 24 * HOUR * place).toISOString().slice(0, 10);
}

const HOUR = 3_600_000;
const RUN = HOUR / 4;

const TIME = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)/g;
const LOCAL = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?![\d:.Z+-])/g;
const DAY = /\b(?:19|20)\d\d-\d\d-\d\d\b(?!T)/g;
