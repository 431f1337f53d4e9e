import { type Board, phraseAt, type Reading } from '../messages/index.ts';
import type { ReplyFields } from './Reply.ts';
import { COUNTS, TRANSIT_WORDS } from './words/whenWords.ts';

/** Reads the days and hours on the way; neither where they differ by a day or more. */
export function readTransit(board: Board): Pick<ReplyFields, 'transitDays' | 'transitHours'> {
  const transitDays = daysOf(board);
  const transitHours = hoursOf(board);
  const [days, hours] = [transitDays?.value, transitHours?.value];
  if (days && hours && Math.abs(days * HOURS_OF_DAY - hours) >= HOURS_OF_DAY) return {};
  return { ...(transitDays && { transitDays }), ...(transitHours && { transitHours }) };
}

const HOURS_OF_DAY = 24;

/** "Transit time 1 día", "2 days transit", "tarda 5 días". */
function daysOf(board: Board): Reading<number> | undefined {
  for (let at = 0; at < board.tokens.length; at += 1) {
    if (!board.isFree(at, at + 2) || !['dia', 'day'].includes(board.word(at + 1))) continue;
    const days =
      COUNTS[board.word(at)] ?? (/^\d{1,2}$/.test(board.word(at)) ? Number(board.word(at)) : 0);
    if (days < 1 || days > MOST_DAYS || !isOnTheWay(board, at)) continue;
    board.take(at, at + 2);
    return { value: days, words: board.spanOf(at, at + 2) };
  }
  return undefined;
}

const MOST_DAYS = 30;

/** Whether words of the time on the way stand within a few tokens, in the line. */
function isOnTheWay(board: Board, start: number): boolean {
  for (let at = Math.max(board.lineStart(start), start - 5); at < start + 6; at += 1) {
    if (at > start && board.tokens[at]?.kind === 'break') return false;
    if (phraseAt(board.tokens, at, TRANSIT_WORDS)) return true;
  }
  return false;
}

/** "36 hrs de tránsito", "transit time: 40 hours"; none of a range, and none of free hours beside the transit. */
function hoursOf(board: Board): Reading<number> | undefined {
  for (let at = 0; at < board.tokens.length; at += 1) {
    const hours = /^\d{1,3}$/.test(board.word(at)) ? Number(board.word(at)) : 0;
    const isHours = HOURS.has(board.word(at + 1)) && board.isFree(at, at + 2);
    if (!isHours || hours < 1 || hours > MOST_HOURS || isOfRange(board, at)) continue;
    if (!isTransitBehind(board, at + 2) && !isTransitBefore(board, at)) continue;
    board.take(at, at + 2);
    return { value: hours, words: board.spanOf(at, at + 2) };
  }
  return undefined;
}

const MOST_HOURS = MOST_DAYS * HOURS_OF_DAY;
const HOURS = new Set(['h', 'hr', 'hora', 'hour', 'hrs']);

function isOfRange(board: Board, at: number): boolean {
  return RANGES.has(board.word(at - 1)) && board.tokens[at - 2]?.kind === 'number';
}

const RANGES = new Set(['a', 'o', 'y', '-', '–', '/', 'to', 'or', 'and']);

function isTransitBehind(board: Board, end: number): boolean {
  let at = end;
  while (at < end + 2 && ['de', 'en', 'in', 'of', '.'].includes(board.word(at))) at += 1;
  return phraseAt(board.tokens, at, TRANSIT_WORDS) !== undefined;
}

function isTransitBefore(board: Board, start: number): boolean {
  for (let at = start - 1; at >= Math.max(0, start - FARTHEST); at -= 1) {
    if (phraseAt(board.tokens, at, TRANSIT_WORDS)) return true;
    if (!FILLERS.has(board.word(at))) return false;
  }
  return false;
}

const FARTHEST = 4;
const FILLERS = new Set([
  ':',
  'de',
  'time',
  'es',
  'is',
  'son',
  'aprox',
  '.',
  'una',
  'uno',
  'about',
  '=',
  '-',
  '~',
]);
