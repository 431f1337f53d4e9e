import { dayInWords } from '../../core/i18n/dateInWords.ts';
import { dayAfter, endsNextDay } from '../../shared/localTime.ts';
import type { Locale, Words } from '../../shared/words.ts';
import { zoneOfHours } from '../../shared/zoneInWords.ts';

/** The appointment at a stop: a date and a window (`08:00` or `08:00:00`) in the local time of the stop. */
export interface Appointment {
  date: string | null;
  from: string | null;
  to: string | null;
  timeZone: string;
}

/**
 * The date and, below, the appointment window with its time zone: "Lunes 23 de noviembre de 2026", "De 08:00 a 14:00
 * (…)"; where the window ends the next day, with that day, and where an hour occurs twice, with which one is meant.
 */
export function appointmentLines(appointment: Appointment, locale: Locale): string[] {
  const { date, from, to, timeZone } = appointment;
  if (!date) return [NO_DATE[locale]];
  const hours = hoursText(from?.slice(0, 5), to?.slice(0, 5), locale);
  if (!hours) return [capital(dayInWords(date, locale)), NO_HOURS[locale]];
  const lastDay = endsNextDay(from, to) ? dayAfter(date) : date;
  const end = lastDay === date ? '' : END_DAY[locale](dayInWords(lastDay, locale));
  const zone = zoneOfHours({ date, from, to, timeZone })[locale];
  return [capital(dayInWords(date, locale)), `${hours}${end} (${zone})`];
}

/** The same in one line: "Lunes 23 de noviembre de 2026, de 08:00 a 14:00 (…)". */
export function appointmentText(appointment: Appointment, locale: Locale): string {
  const [day, hours] = appointmentLines(appointment, locale);
  return hours ? `${day}, ${hours.charAt(0).toLowerCase()}${hours.slice(1)}` : day!;
}

function hoursText(from: string | undefined, to: string | undefined, locale: Locale): string {
  if (from && to && from !== to)
    return { es: `De ${from} a ${to}`, en: `From ${from} to ${to}` }[locale];
  if (from && to) return { es: `A las ${from}`, en: `At ${from}` }[locale];
  if (from) return { es: `Desde las ${from}`, en: `From ${from}` }[locale];
  if (to) return { es: `Hasta las ${to}`, en: `Until ${to}` }[locale];
  return '';
}

const END_DAY = {
  es: (day: string) => ` del ${day}`,
  en: (day: string) => ` on ${day}`,
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const NO_DATE: Words = { es: 'Sin fecha aún', en: 'Date TBD' };
const NO_HOURS: Words = { es: 'Sin horario aún', en: 'Time TBD' };
