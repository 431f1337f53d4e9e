import { Temporal } from 'temporal-polyfill';

/** The countries whose holidays a company may observe. */
export type HolidayCountry = 'MX' | 'US';

/**
 * Whether a calendar day is a legal holiday: in Mexico a day of mandatory rest (Ley Federal del Trabajo, article 74,
 * without election days, which are Sundays), in the United States a federal holiday on the day on which it is observed
 * (5 U.S.C. 6103: a Saturday's on Friday, a Sunday's on Monday; without the inauguration day of Washington, D.C.).
 */
export function isHoliday(day: Temporal.PlainDate, country: HolidayCountry): boolean {
  return country === 'MX' ? isMexican(day) : isObservedInTheUnitedStates(day);
}

function isMexican(day: Temporal.PlainDate): boolean {
  if (isTransferOfPower(day)) return true;
  return matches(day, MEXICAN_DATES, MEXICAN_WEEKDAYS);
}

/** 1 October every six years, when the executive power is transferred. */
function isTransferOfPower({ year, month, day }: Temporal.PlainDate): boolean {
  return month === 10 && day === 1 && year >= 2024 && (year - 2024) % 6 === 0;
}

function isObservedInTheUnitedStates(day: Temporal.PlainDate): boolean {
  const celebrated = [day];
  if (day.dayOfWeek === FRIDAY) celebrated.push(day.add({ days: 1 }));
  if (day.dayOfWeek === MONDAY) celebrated.push(day.subtract({ days: 1 }));
  return celebrated.some((each) => matches(each, AMERICAN_DATES, AMERICAN_WEEKDAYS));
}

function matches(day: Temporal.PlainDate, dates: DayOfYear[], weekdays: NthWeekday[]): boolean {
  return (
    dates.some(([month, date]) => day.month === month && day.day === date) ||
    weekdays.some(
      ([month, nth, weekday]) =>
        day.month === month && day.dayOfWeek === weekday && isNth(day, nth),
    )
  );
}

/** Whether the day is the nth of its weekday in its month; -1 is the last. */
function isNth({ day, daysInMonth }: Temporal.PlainDate, nth: number): boolean {
  return nth < 0 ? day > daysInMonth - 7 : Math.ceil(day / 7) === nth;
}

type DayOfYear = [month: number, day: number];
type NthWeekday = [month: number, nth: number, weekday: number];

const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;

const MEXICAN_DATES: DayOfYear[] = [
  [1, 1],
  [5, 1],
  [9, 16],
  [12, 25],
];
const MEXICAN_WEEKDAYS: NthWeekday[] = [
  [2, 1, MONDAY],
  [3, 3, MONDAY],
  [11, 3, MONDAY],
];
const AMERICAN_DATES: DayOfYear[] = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
];
const AMERICAN_WEEKDAYS: NthWeekday[] = [
  [1, 3, MONDAY],
  [2, 3, MONDAY],
  [5, -1, MONDAY],
  [9, 1, MONDAY],
  [10, 2, MONDAY],
  [11, 4, THURSDAY],
];
