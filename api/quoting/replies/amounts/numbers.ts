import type { Board } from '../../messages/index.ts';
import { readAmount } from '../../../shared/reading/readAmount.ts';
import { MEASURES, NAMES, PER_UNITS } from '../words/moneyWords.ts';
import { below, spelledAt } from './spelled.ts';

/** A number that may be an amount, with the values that it may have. */
export interface AmountNumber {
  start: number;
  end: number;
  values: string[];
  isClear: boolean;
  /** Whether its form alone says that it is an amount: `18,500`, "18 mil". */
  isFormed: boolean;
}

/** Reads the number at a token: `18,500`, `18.500` (two readings), "17 mil 800", `4k`, "15 hundred", in words. */
export function numberAt(board: Board, at: number): AmountNumber | undefined {
  if (!board.isFree(at)) return undefined;
  const spelled = spelledAt(board, at);
  if (spelled) return clear(at, spelled.end, String(spelled.value));
  if (board.tokens[at]?.kind !== 'number' || isOfCode(board, at)) return undefined;
  const read = [rangeAt, halfAt, spacedAt, thousandsAt, plainAt];
  for (const readAt of read) {
    const number = readAt(board, at);
    if (number) return number;
  }
  return undefined;
}

function clear(start: number, end: number, value: string): AmountNumber {
  return { start, end, values: [value], isClear: true, isFormed: true };
}

/** "Entre 18 y 19 mil": both. */
function rangeAt(board: Board, at: number): AmountNumber | undefined {
  const [low, sign, high] = [board.word(at), board.word(at + 1), board.word(at + 2)];
  const isRange = ['y', 'a', 'o', '-', 'and', 'to'].includes(sign) && isThousand(board, at + 3);
  if (!isRange || !/^\d{1,3}$/.test(low) || !/^\d{1,3}$/.test(high)) return undefined;
  const values = [low, high].map((value) => `${value}000`);
  return { start: at, end: at + 4, values, isClear: false, isFormed: true };
}

/** "24 y medio", which is said of thousands. */
function halfAt(board: Board, at: number): AmountNumber | undefined {
  const isHalf = board.word(at + 1) === 'y' && board.word(at + 2) === 'medio';
  if (!isHalf || !/^\d{1,3}$/.test(board.word(at))) return undefined;
  return { ...clear(at, at + 3, `${board.word(at)}500`), isClear: false };
}

/** `18 500` may be one amount or two numbers. */
function spacedAt(board: Board, at: number): AmountNumber | undefined {
  const [many, few] = [board.word(at), board.word(at + 1)];
  if (!/^\d{1,3}$/.test(many) || !/^\d{3}(?:\.\d{2})?$/.test(few)) return undefined;
  return { ...clear(at, at + 2, `${many}${few}`), isClear: false };
}

/** `18 mil`, "17 mil 800", "18 mil quinientos", `4k`, "15 hundred". */
function thousandsAt(board: Board, at: number): AmountNumber | undefined {
  if (board.word(at + 1) === 'hundred' && /^\d{1,3}$/.test(board.word(at)))
    return clear(at, at + 2, `${board.word(at)}00`);
  if (!isThousand(board, at + 1)) return undefined;
  const { choices = [], isClear = false } = readAmount(board.textOf(at, at + 2)) ?? {};
  const values = choices.map(({ amount }) => amount);
  if (!isClear || values.length !== 1)
    return values.length > 0
      ? { start: at, end: at + 2, values, isClear: false, isFormed: true }
      : undefined;
  const few = hundredsAt(board, at + 2);
  return clear(at, few?.end ?? at + 2, String(Number(values[0]) + (few?.value ?? 0)));
}

function hundredsAt(board: Board, at: number) {
  const isNumber = /^\d{3}$/.test(board.word(at)) && board.isFree(at);
  return isNumber ? { value: Number(board.word(at)), end: at + 1 } : below(board, at);
}

function isThousand(board: Board, at: number): boolean {
  return ['mil', 'k'].includes(board.word(at)) && board.isFree(at);
}

function plainAt(board: Board, at: number): AmountNumber | undefined {
  const word = board.word(at);
  if (word.includes(':') || /^0\d/.test(word)) return undefined;
  const { choices = [], isClear = false } = readAmount(word) ?? {};
  const values = choices.map(({ amount }) => amount);
  if (values.length === 0 || isMeasure(board, at)) return undefined;
  const isFormed = /[.,']\d{3}|\d{3,}[.,]\d{2}$/.test(word);
  return { start: at, end: at + 1, values, isClear, isFormed };
}

/** A measure, an hour, a percentage or the name of something: `18 ton`, `Ext. 12`, `Truck #2210`. */
function isMeasure(board: Board, at: number): boolean {
  const next = board.word(at + 1);
  if (MEASURES.has(next) || ['%', '°', 'º', '½', '"', '″'].includes(next)) return true;
  const isJoined = board.touches(at + 1) && ["'", '’', '/'].includes(next);
  if (isJoined && !(next === '/' && PER_UNITS.has(board.word(at + 2)))) return true;
  return isNamed(board, at);
}

function isNamed(board: Board, at: number): boolean {
  if (board.word(at).includes(',')) return false;
  let before = at - 1;
  while (before > at - 4 && ['.', ':', '°', 'º', '#', '-'].includes(board.word(before))) {
    if (board.word(before) === '#') return true;
    before -= 1;
  }
  return NAMES.has(board.word(before)) || NAMES.has(board.word(before - 1));
}

/** `Q-00412`, `RF53`, `LB-4100`: letters before it without a blank, which are no currency; `00/100`. */
function isOfCode(board: Board, at: number): boolean {
  if (at === 0 || !board.touches(at)) return false;
  if (board.word(at - 1) === '/' && board.tokens[at - 2]?.kind === 'number') return true;
  const isHyphen = board.word(at - 1) === '-' && at > 1 && board.touches(at - 1);
  const { kind, word } = board.tokens[isHyphen ? at - 2 : at - 1]!;
  return (kind === 'word' && !MONEY_LETTERS.has(word)) || (isHyphen && kind === 'number');
}

const MONEY_LETTERS = new Set(['usd', 'us', 'mxn', 'mx', 'mn']);
