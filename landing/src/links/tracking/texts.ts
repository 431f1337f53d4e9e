import { dayAfter, endsNextDay } from '#localTime';
import type { Locale } from '../../locale.ts';
import { dayText, momentText } from '../parts/times.ts';
import { trackingMessages } from './messages.ts';
import type { Tracking } from './source.ts';

/** The statuses at the place of the pickup; the others are told in the time of the delivery. */
const AT_ORIGIN = ['assigned', 'at_pickup', 'in_transit'];
/** The statuses of a load that does not move. */
const AT_REST = ['potential', 'confirmed', 'delivered', 'closed', 'cancelled'];

/** The facts of a load. */
export function factsOf(load: Tracking, locale: Locale) {
  const t = trackingMessages[locale];
  const { origin, destination, brokerName, customerReference, expectedAt } = load;
  const planned = (...when: Planned) => plannedText(when, locale);
  const expected =
    expectedAt && `${momentText(expectedAt, locale, load.destinationTimeZone)} (${t.local})`;
  const facts = [
    ['lane', t.lane, `${origin.city} → ${destination.city}`],
    ['pickup', t.pickup, planned(load.pickupDate, load.pickupFrom, load.pickupTo)],
    ['delivery', t.delivery, planned(load.deliveryDate, load.deliveryFrom, load.deliveryTo)],
    ['expected', t.expected, expected],
    ['customerReference', t.customerReference, customerReference],
    ['broker', t.broker, brokerName],
  ] as const;
  return facts.flatMap(([name, label, text]) => (text ? [{ name, label, text }] : []));
}

/** The status of a load in a title, and in a sentence whether it is late. */
export function statusOf(load: Tracking, locale: Locale): [title: string, text: string] {
  const t = trackingMessages[locale];
  const { status, isFindingCarrier, delays, destinationTimeZone } = load;
  const texts = delays.map(({ nameEs, nameEn, city, occurredAt }) =>
    t.delay
      .replace('{name}', locale === 'en' ? nameEn : nameEs)
      .replace('{city}', city)
      .replace('{at}', momentText(occurredAt, locale, destinationTimeZone)),
  );
  const delayed = texts.length > 0 ? `${t.delayed}: ${texts.join('; ')}. ` : '';
  const text = delayed + lateText(load, locale);
  const isMoving = !AT_REST.includes(status);
  return [isFindingCarrier ? t.finding : t.status[status], text || (isMoving ? t.onTime : '')];
}

/** When a load reached a status, in the local time of the place where it was. */
export function stepTime(
  load: Tracking,
  { status, at }: Tracking['steps'][number],
  locale: Locale,
) {
  const zone = AT_ORIGIN.includes(status) ? load.originTimeZone : load.destinationTimeZone;
  return momentText(at, locale, zone);
}

/** How much later than planned the load will arrive; nothing for a load that is not late. */
function lateText({ isLate, lateMinutes, expectedAt }: Tracking, locale: Locale): string {
  if (!isLate || lateMinutes === null) return '';
  const { late, overdue } = trackingMessages[locale];
  const hours = String(Math.max(1, Math.round(lateMinutes / 60)));
  return (expectedAt ? late : overdue).replace('{hours}', hours);
}

type Planned = [date: string | null, from: string | null, to: string | null];

/**
 * A planned day and its window: "20 de noviembre de 2026, 08:00–14:00 (hora local)"; one over midnight names the day of
 * its end.
 */
function plannedText([date, from, to]: Planned, locale: Locale): string {
  const t = trackingMessages[locale];
  if (!date) return t.noDate;
  const hours = [...new Set([from, to])].filter(Boolean).join('–');
  const end = endsNextDay(from, to) ? `, ${dayText(dayAfter(date), locale)}` : '';
  return [dayText(date, locale), hours && `${hours}${end} (${t.local})`].filter(Boolean).join(', ');
}
