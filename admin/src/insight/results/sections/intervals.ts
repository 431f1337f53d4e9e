import type { Interval } from './columns.ts';
import type { Results } from '../useResults.ts';

type Period = Pick<Results, 'from' | 'to' | 'unit'>;

/** The rows of all intervals of a period, with `empty` for those of which there is none; no rows stay none. */
export function withEmpty<Row extends Interval>(
  period: Period,
  rows: Row[],
  empty: Omit<Row, keyof Interval>,
): Row[] {
  if (rows.length === 0) return [];
  const rowsByStart = new Map(rows.map((row) => [row.from, row]));
  return intervalsOf(period).map(
    (interval) => rowsByStart.get(interval.from) ?? ({ ...interval, ...empty } as Row),
  );
}

/** The days, weeks from Monday on, or months of a period; the first and the last do not exceed it. */
export function intervalsOf({ from, to, unit }: Period): Interval[] {
  const intervals: Interval[] = [];
  for (let begin = from; begin <= to;) {
    const next = nextBegin(begin, unit);
    const last = shiftDay(next, -1);
    intervals.push({ from: begin, to: last < to ? last : to });
    begin = next;
  }
  return intervals;
}

function nextBegin(day: string, unit: Period['unit']): string {
  const date = new Date(day);
  if (unit === 'day') return shiftDay(day, 1);
  if (unit === 'week') return shiftDay(day, 7 - ((date.getUTCDay() + 6) % 7));
  return textOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)));
}

function shiftDay(day: string, days: number): string {
  return textOf(new Date(Date.parse(day) + days * 86_400_000));
}

function textOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
