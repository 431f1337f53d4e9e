import { type Board, wordSet } from '../../messages/index.ts';

/** A number in words, up to the token before `end`. */
export interface Spelled {
  value: number;
  end: number;
}

/** Reads a Spanish number of thousands in words: "diecinueve mil", "mil cuatrocientos", "veintitrés mil doscientos". */
export function spelledAt(board: Board, at: number): Spelled | undefined {
  const many = below(board, at);
  const mil = many?.end ?? at;
  if (board.word(mil) !== 'mil' || !board.isFree(mil)) return undefined;
  const few = below(board, mil + 1);
  if (!many && !few) return undefined;
  return { value: (many?.value ?? 1) * 1000 + (few?.value ?? 0), end: few?.end ?? mil + 1 };
}

/** Reads a number below a thousand in words. */
export function below(board: Board, start: number): Spelled | undefined {
  let value = 0;
  let at = start;
  while (at < start + MOST_WORDS && board.isFree(at)) {
    const word = NUMBERS.get(board.word(at));
    const isAnd = board.word(at) === 'y' && at > start && NUMBERS.has(board.word(at + 1));
    if (word === undefined && !isAnd) break;
    value += word ?? 0;
    at += 1;
  }
  return at > start && value < 1000 ? { value, end: at } : undefined;
}

const MOST_WORDS = 5;
const UNITS =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve';
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa';
const HUNDREDS =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos';

const NUMBERS = new Map<string, number>([
  ...named(UNITS, (index) => index),
  ...named(TENS, (index) => 30 + 10 * index),
  ...named(HUNDREDS, (index) => 100 + 100 * index),
  ['cien', 100],
  ['veintiun', 21],
]);

function named(words: string, valueOf: (index: number) => number) {
  return [...wordSet(words)].map((word, index) => [word, valueOf(index)] as const);
}
