import { textField } from '#languages';
import { dayAfter, endsNextDay } from '#localTime';
import { zoneInWords } from '#zones';
import type { Locale } from '../../locale.ts';
import { stopNumberText } from '../parts/stopText.ts';
import { dayText, momentAt } from '../parts/times.ts';
import { trackingMessages } from './messages.ts';
import type { Tracking } from './source.ts';

/** The statuses of a load that does not move. */
const AT_REST = ['potential', 'confirmed', 'delivered', 'closed', 'cancelled'];

/** The facts of a load. */
export function factsOf(load: Tracking, locale: Locale) {
  const t = trackingMessages[locale];
  const { origin, destination, brokerName, customerReference, expectedAt } = load;
  const plannedTime = (...when: PlannedTime) => plannedText(when, locale);
  const expected = expectedAt && momentAt(expectedAt, load.destinationTimeZone, locale);
  const facts = [
    ['lane', t.lane, `${origin.city} → ${destination.city}`],
    [
      'pickup',
      t.pickup,
      plannedTime(load.originTimeZone, load.pickupDate, load.pickupFrom, load.pickupTo),
    ],
    [
      'delivery',
      t.delivery,
      plannedTime(load.destinationTimeZone, load.deliveryDate, load.deliveryFrom, load.deliveryTo),
    ],
    ['expected', t.expected, expected],
    ['customerReference', t.customerReference, customerReference],
    ['broker', t.broker, brokerName],
  ] as const;
  return facts.flatMap(([name, label, text]) => (text ? [{ name, label, text }] : []));
}

/** The status of a load in a title, and in a sentence whether it is late. */
export function statusOf(load: Tracking, locale: Locale): [title: string, text: string] {
  const t = trackingMessages[locale];
  const { status, isFindingCarrier, delays } = load;
  const texts = delays.map((delay) => delayText(load, delay, locale));
  const delayed = texts.length > 0 ? `${t.delayed}: ${texts.join('; ')}. ` : '';
  const text = delayed + lateText(load, locale);
  const isMoving = !AT_REST.includes(status);
  return [isFindingCarrier ? t.finding : t.status[status], text || (isMoving ? t.onTime : '')];
}

/** An incident that delays a load: where it happened, since when, and of which stop where there are more than two. */
function delayText(
  { destinationTimeZone, stops }: Tracking,
  { stop, ...delay }: Tracking['delays'][number],
  locale: Locale,
): string {
  const { delay: text } = trackingMessages[locale];
  const at = momentAt(delay.occurredAt, delay.timeZone ?? destinationTimeZone, locale);
  const named = text
    .replace('{name}', delay[textField('name', locale)])
    .replace('{city}', delay.city)
    .replace('{at}', at);
  if (!stop || stop > stops.length || stops.length <= 2) return named;
  return `${named} (${stopNumberText({ number: stop }, stops.length, locale)})`;
}

/** When a load reached a status, in the time of the place where it was, whose zone is named. */
export function stepTime(
  { destinationTimeZone }: Tracking,
  { at, timeZone }: Tracking['steps'][number],
  locale: Locale,
): string {
  return momentAt(at, timeZone ?? destinationTimeZone, locale);
}

/** The delay of the expected arrival in words; nothing for a load that is not late. */
function lateText({ isLate, lateMinutes, expectedAt }: Tracking, locale: Locale): string {
  if (!isLate || lateMinutes === null) return '';
  const { late, overdue } = trackingMessages[locale];
  const hours = String(Math.max(1, Math.round(lateMinutes / 60)));
  return (expectedAt ? late : overdue).replace('{hours}', hours);
}

type PlannedTime = [zone: string, date: string | null, from: string | null, to: string | null];

/**
 * A planned day and its window: "20 de noviembre de 2026, 08:00–14:00 (hora del centro de México)"; one over midnight
 * names the day of its end.
 */
export function plannedText([zone, date, from, to]: PlannedTime, locale: Locale): string {
  if (!date) return trackingMessages[locale].noDate;
  const times = [from, to].flatMap((time) => (time ? [time.slice(0, 5)] : []));
  const hours = [...new Set(times)].join('–');
  const end = endsNextDay(from, to) ? `, ${dayText(dayAfter(date), locale)}` : '';
  const window = hours && `${hours}${end} (${zoneInWords(zone)[locale]})`;
  return [dayText(date, locale), window].filter(Boolean).join(', ');
}
