import type { Mention } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { DAY_STARTS } from '../../words/dayCues.ts';
import { isRate, PERIODS } from '../measures/perUnit.ts';
import { rangeStart } from '../measures/ranges.ts';
import { LENGTHS, LOAD_NOUNS, NUMBER_WORDS } from '../../words/equipmentWords.ts';

/** Takes the number of loads before an equipment type or a noun of loads: `2 cajas secas`, `2x53`, `tres viajes`. */
export function countBefore(
  board: Board,
  start: number,
  isCount: (board: Board, at: number) => boolean = () => true,
): Mention[] {
  let at = start - 1;
  while (at > start - 3 && BETWEEN.has(board.word(at))) at -= 1;
  const count = board.isFree(at) && isCount(board, at) ? numberAt(board, at) : undefined;
  const isListNumber =
    board.word(at - 1) === '#' || (board.word(at + 1) === ')' && board.word(at - 1) !== '(');
  const isTail =
    board.word(at - 1) === 'y' &&
    board.tokens[at]!.kind === 'word' &&
    at > 1 &&
    board.tokens[at - 2]!.word.endsWith('nta');
  if (count === undefined || isListNumber || isTail || isOtherNumber(board, at)) return [];
  const first = board.tokens[at]!.kind === 'number' ? rangeStart(board, at) : undefined;
  const least = first === undefined ? undefined : numberAt(board, first);
  const isRange = least !== undefined && least < count;
  const from = isRange ? first! : at;
  board.take(from, at + 1);
  const values = isRange ? [least, count] : [count];
  return [{ field: 'count', start: from, end: at + 1, values }];
}

/** Whether a number before a lane begins what is said of it: `2 a Laredo`, and not `contenedor 40 de Manzanillo`. */
export function beginsClause(board: Board, at: number): boolean {
  const before = board.tokens[at - 1];
  if (LENGTHS.has(board.word(at))) return false;
  return !before || before.kind !== 'word' || BEFORE_COUNTS.has(before.word);
}

const BEFORE_COUNTS = new Set(
  'y and e mas plus necesito ocupo necesitamos ocupamos need otra otro otras otros another son van quiero requiero de'.split(
    ' ',
  ),
);

/** `Dec 3 dry van`: behind a month, before one truck; `XY1 caja`: the end of a code. */
function isOtherNumber(board: Board, at: number): boolean {
  const isCode =
    board.touches(at) && /\p{L}/u.test(board.word(at - 1)) && board.word(at - 1) !== 'x';
  if (isCode) return true;
  const isBehindDay = DAY_STARTS.has(board.word(at - 1)) || board.word(at - 1) === '/';
  return isBehindDay && board.word(at) !== '1' && !/s$/i.test(nounOf(board, at + 1));
}

/** The words of equipment behind a number: a plural stands in the first or second of them. */
function nounOf(board: Board, at: number): string {
  const texts = [at, at + 1].map((one) => (board.tokens[one] ? board.textOf(one, one + 1) : ''));
  return texts.find((text) => /s$/i.test(text)) ?? '';
}

/** Reads the number of loads before nouns that are counted: `2 viajes`, `3 loads`. */
export function readCounts(board: Board): Mention[] {
  return board.tokens.flatMap(({ word }, at) => {
    if (word === 'x') return timesAt(board, at);
    if (!LOAD_NOUNS.has(word) || !board.isFree(at) || isRegular(board, at)) return [];
    const mentions = countBefore(board, at);
    if (mentions.length > 0) board.take(at, at + 1);
    return mentions.map((mention) => ({ ...mention, end: at + 1 }));
  });
}

/** "20 viajes al mes", "cada semana 3 viajes": no number of a single request. */
function isRegular(board: Board, noun: number): boolean {
  const isEach = ['cada', 'every'].includes(board.word(noun - 3));
  return isRate(board, noun + 1) || (isEach && PERIODS.has(board.word(noun - 2)));
}

/** `lo mismo que ayer x 3`: behind words, and no measure of two sides. */
function timesAt(board: Board, at: number): Mention[] {
  const count = board.isFree(at, at + 2) ? numberAt(board, at + 1) : undefined;
  const next = board.tokens[at + 2];
  const isEnd = !next || next.kind === 'break' || [',', '.'].includes(next.word);
  if (count === undefined || !isEnd || board.tokens[at - 1]?.kind !== 'word') return [];
  board.take(at, at + 2);
  return [{ field: 'count', start: at, end: at + 2, values: [count] }];
}

/** A number of loads at a token; more than the most that one message asks for is something else. */
export function numberAt(board: Board, at: number): number | undefined {
  const { kind, word } = board.tokens[at] ?? {};
  if (kind === 'word') return Object.hasOwn(NUMBER_WORDS, word!) ? NUMBER_WORDS[word!] : undefined;
  if (kind !== 'number' || !/^\d{1,2}$/.test(word!)) return undefined;
  const count = Number(word);
  return count >= 1 && count <= MOST_LOADS ? count : undefined;
}

const BETWEEN = new Set(['x', ')', 'de']);
const MOST_LOADS = 40;
