import { Temporal } from 'temporal-polyfill';
import { shortened } from '../../i18n/withValue.ts';
import { type CellParser, reader, UnreadableCell } from './cells.ts';
import type { DateOrder } from './dateOrder.ts';
import { fold } from './fold.ts';

/**
 * A date as people write it: 2026-11-30, 30/11/26, 30-nov-26, Nov 30, 2026. Where day and month can both be months, the
 * order of the file decides.
 */
export const day: CellParser = reader(
  {
    es: 'Fecha: 30/11/2026, 30-nov-2026 o 2026-11-30',
    en: 'Date: 11/30/2026, 30-Nov-2026 or 2026-11-30',
  },
  (cell, order) => {
    const date = serialDay(cell) ?? dateIn(withoutWords(fold(cell)), order);
    if (date) return date;
    throw new UnreadableCell({
      es: `«${shortened(cell)}» no es una fecha: escríbala como 30/11/2026 o 30-nov-2026`,
      en: `"${shortened(cell)}" is not a date: enter it like 11/30/2026 or 30-Nov-2026`,
    });
  },
  { isDate: true },
);

/** A time of day as people write it: 08:00, 8:00 a. m., 2 pm, 14:30 h. */
export const hour: CellParser = reader(
  { es: 'Hora: 14:30, de 24 horas', en: 'Time: 14:30, 24 hours' },
  (cell) => {
    const time = timeIn(fold(cell).replace(DATE_BEFORE, ''));
    if (time) return time;
    throw new UnreadableCell({
      es: `«${shortened(cell)}» no es una hora: escríbala como 14:30`,
      en: `"${shortened(cell)}" is not a time: enter it like 14:30`,
    });
  },
);

/** A cell of Excel with date and time has both; a column takes its part. */
const TIME_BEHIND = /[ t]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[ap]\.? ?m\.?|z|[+-]\d{2}:?\d{2})?$/;
/** `martes, 15 de diciembre de 2026`, `Tue Dec 15 2026`. */
const WEEKDAY =
  /^(?:lun|mar|mie|jue|vie|sab|dom|mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]* +(?=\d|[a-z]+ \d)/;
const DATE_BEFORE = /^\d{4}-\d{2}-\d{2} /;

/** The text without a weekday before it, a time behind it, ordinals, and blanks around signs. */
function withoutWords(text: string): string {
  return text
    .replace(TIME_BEHIND, '')
    .replace(WEEKDAY, '')
    .replace(/(?<=\d)(?:st|nd|rd|th|o)\b/, '')
    .replace(/ ?([-/]) ?/g, '$1');
}

/** The day of a serial number of Excel (days since 1899-12-30) between the years 2020 and 2050, which no other date is. */
function serialDay(cell: string): string | undefined {
  const [, days] = /^(\d{5})(?:\.\d+)?$/.exec(cell.trim()) ?? [];
  if (!days || Number(days) < 43_831 || Number(days) > 55_153) return undefined;
  return Temporal.PlainDate.from('1899-12-30')
    .add({ days: Number(days) })
    .toString();
}

function dateIn(text: string, order: DateOrder): string | undefined {
  const [, year, month, date] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year) return dateOf(year, Number(month), date!);
  const [, a, b, shortYear] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})$/.exec(text) ?? [];
  if (shortYear) return inOrder(Number(a), Number(b), shortYear, order);
  const [, first, name, last] = WITH_DAY_FIRST.exec(text) ?? [];
  if (name) return dateOf(last!, monthOf(name), first!);
  const [, word, middle, end] = WITH_MONTH_FIRST.exec(text) ?? [];
  return word ? dateOf(end!, monthOf(word), middle!) : undefined;
}

/** `5-dic-26`, `5 de diciembre de 2026`, `05/Dec/2026`. */
const WITH_DAY_FIRST = /^(\d{1,2})(?: de |[-/. ]+)([a-z]+)\.?(?: del? |[-/., ]+)(\d{2}|\d{4})$/;
/** `Dec 5, 2026`. */
const WITH_MONTH_FIRST = /^([a-z]+)\.?[- ](\d{1,2})(?:,? |-)(\d{2}|\d{4})$/;

function inOrder(a: number, b: number, year: string, order: DateOrder): string | undefined {
  const isDayFirst = a > 12 || (b <= 12 && order === 'day');
  return isDayFirst ? dateOf(year, b, String(a)) : dateOf(year, a, String(b));
}

/** The months by the first letters of their names in Spanish and English, which are never two different ones. */
const MONTHS = 'ene/jan feb mar abr/apr may jun jul ago/aug sep oct nov dic/dec'
  .split(' ')
  .map((names) => names.split('/'));

/** The number of a month by its name, or its beginning of at least three letters; 0 for any other word. */
function monthOf(name: string): number {
  const start = name.slice(0, 3);
  return MONTHS.findIndex((names) => names.includes(start)) + 1;
}

/** The date, when the calendar has it; two digits are a year of this century. */
function dateOf(year: string, month: number, date: string): string | undefined {
  const fields = { year: Number(year.padStart(4, '20')), month, day: Number(date) };
  try {
    return Temporal.PlainDate.from(fields, { overflow: 'reject' }).toString();
  } catch {
    return undefined;
  }
}

const TIME = /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})? ?(?:([ap])\.? ?m?\.?|h|hs|hrs?\.?|horas)?$/;

function timeIn(text: string): string | undefined {
  const [, hours, minutes, half] = TIME.exec(text) ?? [];
  if (hours === undefined || (minutes === undefined && !half && !/h/.test(text))) return undefined;
  const [given, past] = [Number(hours), Number(minutes ?? 0)];
  if (past > 59 || given > (half ? 12 : 23) || (half && given === 0)) return undefined;
  const real = half ? (given % 12) + (half === 'p' ? 12 : 0) : given;
  return `${String(real).padStart(2, '0')}:${String(past).padStart(2, '0')}`;
}
