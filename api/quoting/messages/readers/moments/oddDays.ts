import type { Board } from '../../text/Board.ts';
import { MONTHS, WEEKDAYS } from '../../words/dayCues.ts';
import { bothWays, daysOf } from './dayReadings.ts';
import type { DayMention } from './dayRuns.ts';

/** "The 12th", and no "12th of July" or "the 2nd load". */
export function ordinalAt(board: Board, at: number, isSpanish: boolean): DayMention | undefined {
  const isOrdinal = ORDINALS.has(board.word(at + 1)) && board.touches(at + 1);
  const isDay = isOrdinal && ['the', 'on'].includes(board.word(at - 1)) && board.isFree(at, at + 2);
  const next = board.tokens[at + 2];
  if (!isDay || (next?.kind === 'word' && !BEHIND_ORDINAL.has(next.word))) return undefined;
  const daysFrom = (today: string) => daysOf(board.word(at), today, isSpanish);
  return { start: at, end: at + 2, daysFrom };
}

const ORDINALS = new Set(['st', 'nd', 'rd', 'th']);
const BEHIND_ORDINAL = new Set([
  'and',
  'or',
  'at',
  'from',
  'by',
  'to',
  'in',
  'for',
  'with',
  'before',
  'after',
]);

/**
 * "Jueves 17" or "Fri June 18" of a month in which that day is another weekday: both days, which are asked, or none where
 * one of them is over.
 */
export function contradictionAt(
  board: Board,
  at: number,
  isSpanish: boolean,
): DayMention | undefined {
  if (!WEEKDAYS.has(board.word(at))) return undefined;
  const start = board.word(at + 1) === ',' ? at + 2 : at + 1;
  const end = dateEnd(board, start);
  if (!end || !board.isFree(at, end)) return undefined;
  const [weekday, date] = [board.textOf(at, at + 1), board.textOf(start, end)];
  const daysFrom = (today: string) => {
    const both = [daysOf(weekday, today, isSpanish), bothWays(date, today)];
    return both.every((days) => days.length > 0) ? [...new Set(both.flat())] : [];
  };
  return { start: at, end, daysFrom };
}

/** The token behind `17`, `17 de junio` or `June 17`, where nothing is counted behind it. */
function dateEnd(board: Board, start: number): number | undefined {
  if (MONTHS.has(board.word(start))) return isDayNumber(board, start + 1) ? start + 2 : undefined;
  if (!isDayNumber(board, start)) return undefined;
  const month = ['de', 'd'].includes(board.word(start + 1)) ? start + 2 : start + 1;
  if (MONTHS.has(board.word(month))) return month + 1;
  const next = board.tokens[start + 1];
  const isEnd = !next || next.kind === 'break' || [',', '.', ';', ')'].includes(next.word);
  return isEnd ? start + 1 : undefined;
}

function isDayNumber(board: Board, at: number): boolean {
  return board.tokens[at]?.kind === 'number' && /^(?:[1-9]|[12]\d|3[01])$/.test(board.word(at));
}
