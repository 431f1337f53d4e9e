import { type Board, phraseAt } from '../../messages/index.ts';
import { type Label, PER_UNITS, TAXES } from '../words/moneyWords.ts';
import { moneyEnd } from './labels.ts';
import type { AmountNumber } from './numbers.ts';

/** The signs beside a number that may be an amount. */
interface Facts {
  label?: Label | undefined;
  currency?: 'MXN' | 'USD' | undefined;
}

/** The number as an amount; nothing where it may as well be something else. */
export function surely(board: Board, number: AmountNumber, { label, currency }: Facts) {
  const { start, end, values, isClear, isFormed } = number;
  const isMarked = board.word(start - 1) === '$' || currency !== undefined || isTaxed(board, end);
  const isSmall = values.every((value) => Number(value) < LEAST_PRICE);
  if (isSmall && isClear && currency !== 'USD' && (isMarked || isSaidAsPrice(board, number)))
    return { ...number, values: [timesThousand(values[0]!), values[0]!], isClear: false };
  if (isMarked || (isFormed && !isSmall) || (label && isPerUnit(board, end))) return number;
  const isPart = label !== undefined && label !== 'tax';
  const isEnough = isClear && Number(values[0]) >= (isPart ? LEAST_PART : LEAST_BARE);
  return isEnough && !isYear(values[0]!) && !isHour(board, start) ? number : undefined;
}

/** Below this an amount is said in thousands. */
const LEAST_PRICE = 100;
const [LEAST_PART, LEAST_BARE] = [20, 1000];

function timesThousand(value: string): string {
  return String(Math.round(Number(value) * 1000));
}

/** "te la dejo en 18", "4.2 all in", and a number alone in its sentence. */
function isSaidAsPrice(board: Board, { start, end }: AmountNumber): boolean {
  if (board.word(end) === 'all' && board.word(end + 1) === 'in') return true;
  if (!isStop(board, end)) return false;
  const isFirst = start === 0 || board.tokens[start - 1]!.kind === 'break';
  const isAlone = isFirst ? isLineEnd(board, end) : isStop(board, start - 1);
  return isAlone || SAID_BEFORE.has(board.word(start - 1));
}

const SAID_BEFORE = new Set(['en', 'son', 'va']);

export function isStop(board: Board, at: number): boolean {
  const token = board.tokens[at];
  return !token || token.kind === 'break' || ['.', ',', ';', '!', ':'].includes(token.word);
}

/** `1.` at the beginning of a line counts its lines. */
function isLineEnd(board: Board, at: number): boolean {
  return (board.tokens[at]?.kind ?? 'break') === 'break';
}

function isTaxed(board: Board, end: number): boolean {
  return (
    phraseAt(board.tokens, moneyEnd(board, end) ?? end, TAXES) !== undefined ||
    phraseAt(board.tokens, end, TAXES) !== undefined
  );
}

function isYear(value: string): boolean {
  return /^(?:19[89]|20[0-4])\d$/.test(value);
}

/** `at 1400`, `a las 1430`: an hour in four digits. */
function isHour(board: Board, start: number): boolean {
  return (
    ['at', '@', 'las', 'la'].includes(board.word(start - 1)) &&
    /^[012]\d[0-5]\d$/.test(board.word(start))
  );
}

/** `3.25/mi`, "450 por hora", `$600/día`; "por contenedor" is the price of the load. */
export function isPerUnit(board: Board, end: number): boolean {
  const at = moneyEnd(board, end) ?? end;
  const isPer = ['por', 'per', '/', 'x', 'a'].includes(board.word(at)) || board.word(at) === 'cada';
  return isPer && PER_UNITS.has(board.word(board.word(at + 1) === 'cada' ? at + 2 : at + 1));
}
