import type { Board } from '../text/Board.ts';
import { NO_PAST, PAST_WORDS } from '../words/newsWords.ts';

/** Whether a message tells what has happened: "me mandaron unos zapatos", "the trailer was rejected". */
export function isStory(board: Board): boolean {
  return board.tokens.some((_, at) => isPast(board, at));
}

function isPast(board: Board, at: number): boolean {
  const { kind, word } = board.tokens[at]!;
  if (kind !== 'word' || !board.isFree(at) || NO_PAST.has(word)) return false;
  return PAST_WORDS.has(word) || PAST_ENDING.test(board.textOf(at, at + 1));
}

/** `salió`, `llegaron`, `recibieron` */
const PAST_ENDING = /\p{L}(?:ó|aron|ieron)$/iu;
