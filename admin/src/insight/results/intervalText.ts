import { dateFormat } from '../../core/format/intl.ts';

interface Interval {
  from: string;
  to: string;
}

/** The names of intervals of days: `7–13 sep`, `sep 2026`; with the year where the period has two of them. */
export function intervalNames(period: Interval & { unit: string }, region: string) {
  const isYearNeeded = period.unit === 'month' || period.from.slice(0, 4) !== period.to.slice(0, 4);
  const format = dateFormat(region, {
    ...(period.unit !== 'month' && { day: 'numeric' as const }),
    month: 'short',
    ...(isYearNeeded && { year: 'numeric' as const }),
    timeZone: 'UTC',
  });
  return ({ from, to }: Interval) => format.formatRange(new Date(from), new Date(to));
}
