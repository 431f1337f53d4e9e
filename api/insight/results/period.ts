import { Temporal } from 'temporal-polyfill';
import type { Actor } from '../../core/auth/actor.ts';
import { dayAt, daysAfter, startOf } from '../../core/i18n/days.ts';
import { invalid } from '../../core/errors/errors.ts';

/** The days that results cover, both included, and how long the intervals are into which they are divided. */
export interface Period {
  from: string;
  to: string;
  unit: 'day' | 'week' | 'month';
  timeZone: string;
}

const DAYS = 90;
const MOST_DAYS = 5 * 366;

/** The period that is asked for, by the actor's time zone; throws 422 for one that ends before it begins or is too long. */
export function periodOf(actor: Actor, range: { from?: string; to?: string }, now: Date): Period {
  const { timeZone } = actor;
  const to = range.to ?? dayAt(now, timeZone);
  const from = range.from ?? daysAfter(to, 1 - DAYS);
  const days = Temporal.PlainDate.from(from).until(to).days + 1;
  if (days < 1) throw invalid(range.to ? 'to' : 'from', BACKWARD);
  if (days > MOST_DAYS) throw invalid('from', TOO_LONG);
  return { from, to, unit: days <= 31 ? 'day' : days <= 190 ? 'week' : 'month', timeZone };
}

/** The moment at which the period begins, and the one at which it has ended. */
export function bounds({ from, to, timeZone }: Period): [Date, Date] {
  return [startOf(from, timeZone), startOf(daysAfter(to, 1), timeZone)];
}

const BACKWARD = {
  es: 'La última fecha debe ser igual o posterior a la primera',
  en: 'The last date must be the first one or later',
};
const TOO_LONG = { es: 'Elija a lo más cinco años', en: 'Choose at most five years' };
