import type { Board } from '../../text/Board.ts';
import { NO_PAST, PAST_WORDS } from '../../words/newsWords.ts';

/** Whether a message tells what has happened: "me mandaron unos zapatos", "the trailer was rejected". */
export function isStory(board: Board): boolean {
  return board.tokens.some((_, at) => isPast(board, at));
}

/** "La semana que viene" is still to come. */
function isPast(board: Board, at: number): boolean {
  const { kind, word } = board.tokens[at]!;
  if (kind !== 'word' || !board.isFree(at) || NO_PAST.has(word)) return false;
  if (word === 'viene' && board.word(at - 1) === 'que') return false;
  return PAST_WORDS.has(word) || PAST_ENDING.test(board.textOf(at, at + 1));
}

/** `salió`, `llegaron`, `recibieron` */
const PAST_ENDING = /\p{L}(?:ó|aron|ieron)$/iu;
