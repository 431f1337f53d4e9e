import { placeOf } from '../places/cities.ts';
import { tableBook } from '../places/cityBook.ts';
import { stateAt } from '../places/states.ts';
import type { MessagePlace } from '../Reading.ts';
import type { Board } from '../text/Board.ts';
import { phrasesAt } from '../text/phraseBook.ts';

/** The places that fit the state behind a name that ends before `nameEnd`, and the token behind that state. */
export function inStateBehind(
  board: Board,
  nameEnd: number,
  places: MessagePlace[],
): { end: number; places: MessagePlace[] } {
  const opening = [',', '(', '-', '/', '\t'].includes(board.word(nameEnd)) ? nameEnd + 1 : nameEnd;
  const state = stateAt(board, opening);
  const same = places.filter((place) => state?.states.includes(place.state));
  const closing = state && board.word(nameEnd) === '(' && board.word(state.end) === ')' ? 1 : 0;
  if (state && same.length > 0) return { end: state.end + closing, places: same };
  if (!state || state.isDoubtful || places[0]!.locationId) return { end: nameEnd, places };
  const others = state.states.map((code) => placeOf(code, places[0]!.city));
  if (isUnsure(board, nameEnd, state.end))
    return { end: state.end, places: [...places, ...others] };
  const isOther =
    board.word(nameEnd) === ',' && phrasesAt(board.tokens, opening, tableBook()).length === 0;
  return isOther ? { end: state.end, places: others } : { end: nameEnd, places };
}

/** "Linares Puebla a Tijuana": a town that the table has elsewhere, or a lane without a sign; it is asked. */
function isUnsure(board: Board, nameEnd: number, end: number): boolean {
  const isJoined = board.tokens[nameEnd]!.start - board.tokens[nameEnd - 1]!.end === 1;
  const isLane = ['a', 'to', '-', '→', '>'].includes(board.word(end));
  return isJoined && isLane && board.tokens[nameEnd]!.kind === 'word';
}
