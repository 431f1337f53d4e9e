import type { Place } from '../data/places/places.ts';
import { distanceKm, type Lane } from '../tools/geography.ts';
import { random } from '../tools/random.ts';
import { addDays, instantOf, later, localDate, localTime } from '../tools/time.ts';

/** The pickup and delivery of a load: dates and windows in local time of the stops, and instants. */
export interface Schedule {
  dates: {
    pickupDate: string;
    pickupFrom: string;
    pickupTo: string;
    deliveryDate: string;
    deliveryFrom: string;
    deliveryTo: string;
  };
  pickupAt: Date;
  deliveryAt: Date;
}

const KM_PER_HOUR = 68;
const DRIVING_HOURS_A_DAY = 14;
const BORDER_HOURS = 5;
const LOADING_HOURS = 2;

/** The schedule of a load whose pickup window opens a number of days from now, at a typical local hour. */
export function scheduleInDays(lane: Lane, now: Date, days: number, key: string): Schedule {
  const date = addDays(localDate(now, lane.origin.timeZone), days);
  const time = random(`pickup:${key}`).pick(['06:00', '07:00', '08:00', '09:00', '10:00', '13:00']);
  return scheduleFrom(lane, instantOf(date, time, lane.origin.timeZone));
}

/** The schedule of a load whose pickup window opened a number of hours ago, rounded down to the hour. */
export function scheduleHoursAgo(lane: Lane, now: Date, hours: number): Schedule {
  return scheduleFrom(
    lane,
    new Date(Math.floor(later(now, -hours * 60).getTime() / 3.6e6) * 3.6e6),
  );
}

/** The transit time in hours, with rests and border crossing. */
export function hoursOnTheWay(lane: Lane): number {
  const driving = distanceKm(lane) / KM_PER_HOUR;
  const resting = Math.floor(driving / DRIVING_HOURS_A_DAY) * 10;
  return driving + resting + (lane.crossing ? BORDER_HOURS : 0);
}

function scheduleFrom(lane: Lane, pickupAt: Date): Schedule {
  const arrival = later(pickupAt, (LOADING_HOURS + hoursOnTheWay(lane)) * 60);
  const deliveryAt = inWorkingHours(arrival, lane.destination);
  const [pickup, delivery] = [
    windowAt(pickupAt, lane.origin),
    windowAt(deliveryAt, lane.destination),
  ];
  const dates = {
    pickupDate: pickup.date,
    pickupFrom: pickup.from,
    pickupTo: pickup.to,
    deliveryDate: delivery.date,
    deliveryFrom: delivery.from,
    deliveryTo: delivery.to,
  };
  return { dates, pickupAt, deliveryAt };
}

/** The window of four hours that opens at an instant, in local time of its place. */
export function windowAt(instant: Date, { timeZone }: Place) {
  const from = localTime(instant, timeZone);
  const end = Math.min(Number(from.slice(0, 2)) + 4, 23);
  const to = end === 23 ? '23:59' : `${String(end).padStart(2, '0')}${from.slice(2)}`;
  return { date: localDate(instant, timeZone), from, to };
}

function inWorkingHours(arrival: Date, { timeZone }: Place) {
  const date = localDate(arrival, timeZone);
  const hour = Number(localTime(arrival, timeZone).slice(0, 2)) + 1;
  if (hour < 7) return instantOf(date, '07:00', timeZone);
  if (hour > 18) return instantOf(addDays(date, 1), '07:00', timeZone);
  return instantOf(date, `${String(hour).padStart(2, '0')}:00`, timeZone);
}
