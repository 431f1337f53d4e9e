import type { Board } from '../../text/Board.ts';
import { type Match, phraseAt } from '../../text/phraseBook.ts';
import {
  NO_REQUESTS,
  OTHER_OBJECTS,
  REQUESTS,
  TOLD_PRICES,
  TRANSPORT,
} from '../../words/requestWords.ts';

/** Finds whether a message asks for a `price`, or for something `other`: a paper, news, a person. */
export function askingOf(board: Board): 'price' | 'other' | undefined {
  let isOther = false;
  for (let at = 0; at < board.tokens.length; at += 1) {
    const other = phraseAt(board.tokens, at, NO_REQUESTS);
    const match = other || board.isCut(at) ? undefined : phraseAt(board.tokens, at, REQUESTS);
    if (match && isPrice(board, match)) return 'price';
    const asked = match ?? other;
    if (asked && isOfLoad(board, asked)) isOther = true;
    if (other) at = other.end - 1;
  }
  return isOther ? 'other' : undefined;
}

function isPrice(board: Board, match: Match<'price' | 'wish' | 'quote'>): boolean {
  if (match.value === 'quote') return true;
  if (match.value === 'price' && isTold(board, match)) return false;
  for (let at = match.end; at < match.end + FARTHEST && isOfClause(board, at); at += 1) {
    const { kind, word } = board.tokens[at]!;
    const isOther = OTHER_OBJECTS.has(word) || phraseAt(board.tokens, at, NO_REQUESTS);
    if (isOther && kind === 'word') return false;
    if (!board.isFree(at) || TRANSPORT.has(word) || phraseAt(board.tokens, at, REQUESTS))
      return true;
  }
  return true;
}

const FARTHEST = 5;

function isOfClause(board: Board, at: number): boolean {
  const token = board.tokens[at];
  return token !== undefined && token.kind !== 'break' && !',.;:?!'.includes(token.word);
}

/** "La tarifa ya no aplica": in its clause a price is told, agreed or refused. */
function isTold(board: Board, match: Match<unknown>): boolean {
  return sentenceOf(board, match, '?!;,').some((at) => TOLD_PRICES.has(board.word(at)));
}

/** "Necesito el sello de la caja de Apodaca": its sentence names something of a load; "ocupo factura" does not. */
function isOfLoad(board: Board, match: Match<unknown>): boolean {
  return sentenceOf(board, match).some((at) => !board.isFree(at));
}

function sentenceOf(board: Board, { start, end }: Match<unknown>, ends = '?!;'): number[] {
  let [from, to] = [start, end];
  while (from > 0 && isOfSentence(board, from - 1, ends)) from -= 1;
  while (to < board.tokens.length && isOfSentence(board, to, ends)) to += 1;
  return Array.from({ length: to - from }, (_, index) => from + index);
}

function isOfSentence(board: Board, at: number, ends: string): boolean {
  const { kind, word } = board.tokens[at]!;
  return kind !== 'break' && !ends.includes(word) && (word !== '.' || board.touches(at + 1));
}
