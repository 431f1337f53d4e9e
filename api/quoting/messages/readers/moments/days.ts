import { plusDays } from '../../../../shared/reading/when/calendarDay.ts';
import type { Board } from '../../text/Board.ts';
import { isDeniedBehind, isNegated } from '../../text/corrections.ts';
import { phraseAt } from '../../text/phraseBook.ts';
import { bothWays, daysOf } from './dayReadings.ts';
import { type DayMention, together } from './dayRuns.ts';
import { contradictionAt, ordinalAt } from './oddDays.ts';
import { isSure } from './sureDays.ts';
import { DAY_RANGES, DAY_STARTS, SAME_DAY } from '../../words/dayCues.ts';

/** Reads days in words and numbers: "mañana", "lunes 15 dic", `15/12/2026`, "en 2 días"; `today` is that of the reader. */
export function readDays(board: Board, isSpanish: boolean, today: string): DayMention[] {
  const mentions = board.takeEach((at) =>
    canBegin(board, at) ? dayAt(board, at, isSpanish, today) : sameDayAt(board, at),
  );
  return together(board, mentions).filter(
    ({ start, end }) =>
      !isNegated(board, start) && !isRepeated(board, start) && !isDeniedBehind(board, end),
  );
}

/** "Cada lunes", "todos los viernes" are no single day. */
function isRepeated(board: Board, start: number): boolean {
  return ['cada', 'every', 'los', 'each', 'diario'].includes(board.word(start - 1));
}

/** "Mismo día" */
function sameDayAt(board: Board, at: number): DayMention | undefined {
  const match = phraseAt(board.tokens, at, SAME_DAY);
  if (!match || !board.isFree(at, match.end)) return undefined;
  return { start: at, end: match.end, daysFrom: () => [], isSameDay: true };
}

function canBegin(board: Board, at: number): boolean {
  const { kind, word = '' } = board.tokens[at] ?? {};
  if (!board.isOpen(at) || isWeekOf(board, at)) return false;
  if (kind === 'number') return /^\d{1,4}$|^\d{1,2}\.\d{1,2}\.\d{2,4}$/.test(word);
  const isMorning = word === 'manana' && board.word(at - 1) === 'la';
  return !isMorning && (DAY_STARTS.has(word) || IN_DAYS.has(word) || PAST.has(word));
}

/** "Week of Dec 7", "semana del 7 de dic" are no single day, and the last free day of a container is none of the load. */
function isWeekOf(board: Board, at: number): boolean {
  const before = [board.word(at - 1), board.word(at - 2)];
  return before[1] === 'week' || before.includes('semana') || before[0] === 'lfd';
}

const IN_DAYS = new Set(['en', 'in', 'dentro']);
const PAST = new Set(['day']);

function dayAt(
  board: Board,
  at: number,
  isSpanish: boolean,
  today: string,
): DayMention | undefined {
  if (IN_DAYS.has(board.word(at))) return inDays(board, at);
  const ordinal = ordinalAt(board, at, isSpanish);
  if (ordinal) return ordinal;
  for (let end = Math.min(at + LONGEST, board.tokens.length); end > at; end -= 1) {
    if (!board.isFree(at, end) || !isWhole(board, end)) continue;
    const text = board.textOf(at, end);
    if (text.length > LONGEST_TEXT || text.includes('\n')) continue;
    const other = end === at + 1 ? contradictionAt(board, at, isSpanish) : undefined;
    if (other) return other;
    if (isSure(board, at, end) && bothWays(text, today).length > 0)
      return withOther(board, at, end, (from) => daysOf(text, from, isSpanish));
  }
  return undefined;
}

/** Whether no number is cut in two: "domingo 6pm" is no sixth, "Saturday 12/05" no twelfth. */
function isWhole(board: Board, end: number): boolean {
  const { kind } = board.tokens[end - 1]!;
  const isHour =
    HOUR_MARKS.has(board.word(end)) ||
    (/^[ap]$/.test(board.word(end)) && board.word(end + 1) === '.');
  const isCut =
    isHour ||
    (['/', '-'].includes(board.word(end)) &&
      board.touches(end) &&
      board.tokens[end + 1]?.kind === 'number' &&
      board.touches(end + 1));
  return kind !== 'sign' && !SMALL.has(board.word(end - 1)) && !(kind === 'number' && isCut);
}

const SMALL = new Set(['de', 'del', 'd', 'a', 'y', 'of', 'at']);
const HOUR_MARKS = new Set(['am', 'pm', 'h', 'hr', 'hrs', 'hora', 'ton', 'kg']);

/** `14-15 dic`, "del 14 al 15 de dic": of two days of one month, both; of a longer time, none. */
function withOther(
  board: Board,
  start: number,
  end: number,
  daysFrom: DayMention['daysFrom'],
): DayMention {
  const isTwo = DAY_SIGNS.has(board.word(start - 1)) && /^\d{1,2}$/.test(board.word(start - 2));
  const isMonth = /^\d{1,2}$/.test(board.word(start)) && end > start + 1;
  if (!isTwo || !isMonth || !board.isFree(start - 2, start)) return { start, end, daysFrom };
  const step = Number(board.word(start)) - Number(board.word(start - 2));
  const isLong = step >= 7 && DAY_RANGES.has(board.word(start - 1));
  const both = (day: string) =>
    isLong ? [] : step > 0 && step < 7 ? [plusDays(day, -step), day] : [day];
  return { start: start - 2, end, daysFrom: (today) => daysFrom(today).flatMap(both) };
}

const DAY_SIGNS = new Set([...DAY_RANGES, 'y', 'o', 'or', 'and', '/']);

const LONGEST = 7;
const LONGEST_TEXT = 40;

/** "en 3 días", "in 2 days"; eight and fifteen days are weeks to some, and are not read. */
function inDays(board: Board, at: number): DayMention | undefined {
  const start = board.word(at + 1) === 'de' ? at + 2 : at + 1;
  const days = Number(board.word(start));
  const isDays = ['dia', 'day'].includes(board.word(start + 1));
  if (!isDays || !(days >= 1 && days <= 6) || !board.isFree(at, start + 2)) return undefined;
  return { start: at, end: start + 2, daysFrom: (today) => [plusDays(today, days)] };
}
