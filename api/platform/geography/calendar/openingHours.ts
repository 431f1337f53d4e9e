import type { Schemas } from '../../../core/contract/types.ts';
import { MIDNIGHT, WEEKDAYS } from './workingHours.ts';

type Week = Schemas['CompanyCalendar']['hours'];
type Weekday = (typeof WEEKDAYS)[number];

/**
 * The opening hours of a place from their text, such as `L–V 8:00–18:00, S 8:00–13:00` or `Monday to Friday 8:00 to 17:00`.
 * Hours that end before they begin end the next day. Null for a place that is always open, and for a text of which a
 * part cannot be read: nothing is guessed.
 */
export function readOpeningHours(text: string | null | undefined): Week | null {
  const week: Week = {};
  for (const part of plain(text ?? '').split(/\s*[,;]\s*/)) {
    const read = PART.exec(part);
    const days = read && daysOf(read[1]!, read[2]);
    const [from, to] = [timeOf(read?.[3]), timeOf(read?.[4])];
    if (!days || !from || !to || from === to) return null;
    for (const day of days) week[day] = { from, to };
  }
  return week;
}

/** Lower case, without accents, one kind of hyphen, single spaces. */
function plain(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '');
  return bare.toLowerCase().replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim();
}

const DAY = '([a-z]+)\\.?';
const TIME = String.raw`(\d{1,2}(?::\d{2})?)(?: ?(?:h|hrs|horas)\.?)?`;
const UNTIL = '(?: ?- ?| a | al | to )';
const PART = new RegExp(
  `^(?:de )?${DAY}(?:${UNTIL}${DAY})?:? (?:de |from )?(?:las )?${TIME}${UNTIL}(?:las )?${TIME}$`,
);

function daysOf(first: string, last = first): Weekday[] | undefined {
  const [from, to] = [dayOf(first), dayOf(last)];
  return from < 0 || to < from ? undefined : WEEKDAYS.slice(from, to + 1);
}

function dayOf(name: string): number {
  return NAMES.findIndex((names) => names.includes(name));
}

/** The spellings of the days, from Monday; `m` and `t` mean several days and are not read. */
const NAMES = [
  'l lu lun lunes mon monday',
  'ma mar martes tue tues tuesday',
  'x mi mie miercoles wed wednesday',
  'j ju jue jueves thu thur thurs thursday',
  'v vi vie viernes f fri friday',
  's sa sab sabado sabados sat saturday',
  'd do dom domingo domingos sun sunday',
].map((names) => names.split(' '));

function timeOf(text = ''): string | undefined {
  if (!text) return undefined;
  const [hour, minute = '00'] = text.split(':') as [string, string?];
  if (Number(hour) > 24 || Number(minute) > 59) return undefined;
  if (hour === '24') return minute === '00' ? MIDNIGHT : undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}
