import type { Mention } from '../Reading.ts';
import type { Mentions } from './Mentions.ts';
import type { Board } from '../text/Board.ts';
import { phraseAt, type PhraseBook } from '../text/phraseBook.ts';
import { CANCELLED } from '../words/mailWords.ts';
import {
  ASKED_TRUCKS,
  DATA_OF_TRUCK,
  FREE_TRUCKS,
  NEWS,
  NO_REQUESTS,
  OFFERS,
  OWN_TRUCKS,
  PAPERS,
  REFUSALS,
  REQUESTS,
} from '../words/otherMessages.ts';
import { isSmall } from '../words/smallWords.ts';

/**
 * Whether a message asks for a price, and does not offer trucks, tell of a load on its way, cancel or refuse one. One
 * without words of a request has to be understood for the most part.
 */
export function isRequest(board: Board, { cargo, previous }: Mentions): boolean {
  const has = (book: PhraseBook<true>) => hasPhrase(board, book);
  if (has(OFFERS) || has(REFUSALS)) return false;
  if (isAsked(board) || previous.length > 0) return true;
  if (isFreeTruck(board, cargo)) return false;
  const fields = new Set(cargo.map(({ field }) => field));
  if (has(NEWS) || wasCancelled(board)) return false;
  if (!fields.has('weight') && !fields.has('comodity') && has(OWN_TRUCKS)) return false;
  const isWhole = fields.has('equipmentId') && fields.has('weight');
  return isWhole || (!has(DATA_OF_TRUCK) && isUnderstood(board, fields));
}

function hasPhrase(board: Board, book: PhraseBook<true>): boolean {
  return board.tokens.some((_, at) => !board.isCut(at) && phraseAt(board.tokens, at, book));
}

/** "Caja seca 53 disponible en Laredo": a truck without goods, of which nobody asks whether it is there. */
function isFreeTruck(board: Board, cargo: readonly Mention[]): boolean {
  if (cargo.some(({ field }) => ['weight', 'comodity', 'units'].includes(field))) return false;
  const own = board.tokens.filter((_, at) => !board.isCut(at));
  if (own.some(({ word }) => ASKED_TRUCKS.has(word))) return false;
  return cargo.some((one) => one.field === 'equipmentId' && isBesideFree(board, one));
}

function isBesideFree(board: Board, { start, end }: Mention): boolean {
  const near = board.tokens.slice(Math.max(0, start - NEAR), end + NEAR);
  return near.some(({ word }) => FREE_TRUCKS.has(word));
}

const NEAR = 3;

/** Whether a word asks for a price, and not for a paper. */
function isAsked(board: Board): boolean {
  for (let at = 0; at < board.tokens.length; at += 1) {
    const other = phraseAt(board.tokens, at, NO_REQUESTS);
    if (other) at = other.end - 1;
    else if (!board.isCut(at) && isRequestAt(board, at)) return true;
  }
  return false;
}

function isRequestAt(board: Board, at: number): boolean {
  const match = phraseAt(board.tokens, at, REQUESTS);
  if (!match) return false;
  return !board.tokens.slice(match.end, match.end + NEAR).some(({ word }) => PAPERS.has(word));
}

function wasCancelled(board: Board): boolean {
  return board.tokens.some((_, at) => phraseAt(board.tokens, at, CANCELLED));
}

/** Whether few words are left over beside what was read: "el puente va lento, 3 horas de fila" is no load. */
function isUnderstood(board: Board, fields: ReadonlySet<string>): boolean {
  const isRich = fields.has('weight') || fields.has('comodity') || fields.has('units');
  if (isRich) return true;
  const left = board.tokens.filter(
    ({ kind, word }, at) =>
      kind === 'word' && board.isFree(at) && word.length > 2 && !isSmall(word),
  );
  return left.length <= (fields.has('equipmentId') ? MOST_BESIDE_TRUCK : MOST_LEFT);
}

const MOST_LEFT = 4;
const MOST_BESIDE_TRUCK = 5;
