import type { Board } from '../../text/Board.ts';
import { STOP_WORDS } from '../../words/cueWords.ts';
import { wordSet } from '../../text/tokens.ts';
import { DAY_STARTS, DOUBTFUL_DAYS } from '../../words/dayCues.ts';

/** Whether no other reading of the words is likely: a number alone needs "el", `12-15` may be hours. */
export function isSure(board: Board, at: number, end: number): boolean {
  const before = board.word(at - 1);
  const words = board.tokens.slice(at, end).filter(({ kind }) => kind === 'word');
  const isNumeric = words.length === 0;
  if (!isNumeric && !words.some(({ word }) => DAY_STARTS.has(word))) return false;
  if (!isNumeric) return end > at + 1 || !DOUBTFUL_DAYS.has(board.word(at));
  const isWhole = end - at >= 5 || /\d\.\d+\.\d/.test(board.word(at));
  if (isWhole) return true;
  if (end === at + 1)
    return ['el', 'dia'].includes(before) && !/^0/.test(board.word(at)) && endsThere(board, end);
  if (INCHES.has(board.word(end)) || INCHES.has(board.word(end + 1))) return false;
  return (
    board.word(at + 1) === '/' &&
    (isDayOfMonth(board.word(at), board.word(end - 1)) ||
      BEFORE_DATE.has(before) ||
      STOP_WORDS.has(before) ||
      isNoUnit(board, end))
  );
}

/** `10/16`: one is a month, and the other can be none. */
function isDayOfMonth(one: string, other: string): boolean {
  const [low, high] = [Number(one), Number(other)].sort((a, b) => a - b) as [number, number];
  return low >= 1 && low <= 12 && high > 12 && high <= 31;
}

/** `3/8 de pulgada` */
const INCHES = wordSet('pulgada pulg inch in " ”');

/** `12/05 by 5 pm` is a day, `3/4 lleno` is none. */
function isNoUnit(board: Board, at: number): boolean {
  const word = board.word(at);
  return board.tokens[at]?.kind !== 'word' || BEHIND_DATE.has(word) || STOP_WORDS.has(word);
}

const BEHIND_DATE = new Set([
  'fcfs',
  'appt',
  'cita',
  'window',
  'by',
  'at',
  'a',
  'de',
  'desde',
  'entre',
  'from',
  'before',
  'after',
  'antes',
  'hora',
  'y',
  'and',
  'o',
  'or',
  'con',
]);

const BEFORE_DATE = new Set([
  'el',
  'dia',
  'on',
  ':',
  '*',
  'the',
  'fecha',
  'para',
  'for',
  'del',
  'date',
]);

/** `el 15` is a day where no noun is counted behind it. */
function endsThere(board: Board, end: number): boolean {
  const next = board.tokens[end];
  return (
    !next ||
    next.kind !== 'word' ||
    ['de', 'a', 'y', 'en', 'por', 'con', 'para', 'del', 'o'].includes(next.word)
  );
}
