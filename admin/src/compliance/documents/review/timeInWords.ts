import { numberFormat } from '../../../core/format/intl.ts';

/** A number of minutes in its largest whole unit: `45 min`, `3 h`, `2 días`. */
export function timeInWords(minutes: number, region: string): string {
  const [unit, size] = UNITS.find(([, least]) => minutes >= least) ?? UNITS.at(-1)!;
  const format = numberFormat(region, { style: 'unit', unit, unitDisplay: 'short' });
  return format.format(Math.max(1, Math.floor(minutes / size)));
}

const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;
