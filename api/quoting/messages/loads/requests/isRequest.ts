import type { Mentions } from '../Mentions.ts';
import type { Board } from '../../text/Board.ts';
import { phraseAt, type PhraseBook } from '../../text/phraseBook.ts';
import { CANCELLED } from '../../words/mailWords.ts';
import { NEWS } from '../../words/newsWords.ts';
import {
  ANSWERS,
  AWAY,
  FREE_UNITS,
  OFFERS,
  OPEN_QUESTIONS,
  OWN_TRUCKS,
  REFUSALS,
} from '../../words/otherMessages.ts';
import { askingOf } from './asking.ts';
import { isFreeTruck, isTruckAsked } from './freeTrucks.ts';
import { isSpecification } from './specification.ts';
import { isStory } from './stories.ts';

/**
 * Whether a message asks for a price, and does not offer trucks, tell of a load on its way, cancel or refuse one. One
 * without words of a request has to be the description of a load, and to tell nothing that has happened.
 */
export function isRequest(board: Board, mentions: Mentions): boolean {
  const has = (book: PhraseBook<true>) => hasPhrase(board, book);
  if (has(OFFERS) || has(ANSWERS)) return false;
  if (has(REFUSALS) && !has(OPEN_QUESTIONS)) return false;
  const isOfCargo = mentions.cargo.some(({ field }) =>
    ['weight', 'units', 'comodity'].includes(field),
  );
  if (has(AWAY) && !isOfCargo) return false;
  const asking = askingOf(board);
  if (asking === 'price' || mentions.previous.length > 0) return true;
  if (asking === 'other' || isFreeTruck(board, mentions.cargo)) return false;
  if (has(NEWS) || isStory(board) || wasCancelled(board)) return false;
  const goods = mentions.cargo.some(({ field }) => field === 'comodity');
  if (!goods && has(FREE_UNITS) && !isTruckAsked(board)) return false;
  if (!goods && has(OWN_TRUCKS)) return false;
  return isSpecification(board, mentions);
}

function hasPhrase(board: Board, book: PhraseBook<true>): boolean {
  return board.tokens.some((_, at) => !board.isCut(at) && phraseAt(board.tokens, at, book));
}

function wasCancelled(board: Board): boolean {
  return board.tokens.some((_, at) => phraseAt(board.tokens, at, CANCELLED));
}
