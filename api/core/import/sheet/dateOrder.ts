import { LANGUAGES, type Locale } from '../../../shared/languages.ts';
import type { DateOrder } from './cells.ts';
import type { ColumnDates } from './DateOrders.ts';
import type { Column } from './sheet.ts';

export type { DateOrder };

/** The order in which people who write a language mostly write dates. */
export function usualOrder(language: Locale): DateOrder {
  return LANGUAGES[language].dateOrder;
}

interface FoundOrder {
  /** The order that the dates of a file show; null when they show none, or need none. */
  dateOrder: DateOrder | null;
  /** A date of the file with two readings, when its order has to be asked for. */
  openDate: string | null;
}

/** The order of day and month in the columns of a file that take dates, from what all of its dates show. */
export function orderOf(
  dates: (ColumnDates | undefined)[],
  columns: (Column | undefined)[],
): FoundOrder {
  const dateColumns = dates.filter((one, at) => one && columns[at]?.read.isDate) as ColumnDates[];
  const openDate = dateColumns.find(({ ambiguous: open }) => open)?.ambiguous ?? null;
  const isDayFirst = dateColumns.some((one) => one.isDayFirst);
  const isMonthFirst = dateColumns.some((one) => one.isMonthFirst);
  if (isDayFirst === isMonthFirst) return { dateOrder: null, openDate };
  return { dateOrder: isDayFirst ? 'day' : 'month', openDate: null };
}
