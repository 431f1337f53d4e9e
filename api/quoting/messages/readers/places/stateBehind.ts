import { foldText } from '../../../../shared/reading/folded.ts';
import { placeOf } from '../../places/cities.ts';
import { tableBook } from '../../places/cityBook.ts';
import { stateAt } from '../../places/states.ts';
import type { MessagePlace } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { phrasesAt } from '../../text/phraseBook.ts';
import { spelled } from '../../text/spelling.ts';

/** The places that fit the state behind a name that is `written` before `nameEnd`, and the token behind that state. */
export function inStateBehind(
  board: Board,
  nameEnd: number,
  places: MessagePlace[],
  written: string,
): { end: number; places: MessagePlace[] } {
  const opening = [',', '(', '-', '/', '\t'].includes(board.word(nameEnd)) ? nameEnd + 1 : nameEnd;
  const state = stateAt(board, opening);
  const same = places.filter((place) => state?.states.includes(place.state));
  const closing = state && board.word(nameEnd) === '(' && board.word(state.end) === ')' ? 1 : 0;
  if (state && same.length > 0) return { end: state.end + closing, places: same };
  if (!state || state.isDoubtful || places[0]!.locationId) return { end: nameEnd, places };
  const name = writtenName(places[0]!.city, written);
  const others = state.states.map((code) => placeOf(code, name));
  if (isUnsure(board, nameEnd, state.end))
    return { end: state.end, places: [...places, ...others] };
  const isOther =
    board.word(nameEnd) === ',' && phrasesAt(board.tokens, opening, tableBook()).length === 0;
  return isOther ? { end: state.end, places: others } : { end: nameEnd, places };
}

/** "Monterey, CA": a town elsewhere keeps its own spelling where only that differs. */
function writtenName(city: string, written: string): string {
  const [one, other] = [city, written].map(foldText) as [string, string];
  return one !== other && spelled(other) === one ? written : city;
}

/** "Linares Puebla a Tijuana": a town that the table has elsewhere, or a lane without a sign; it is asked. */
function isUnsure(board: Board, nameEnd: number, end: number): boolean {
  const isJoined = board.tokens[nameEnd]!.start - board.tokens[nameEnd - 1]!.end === 1;
  const isLane = ['a', 'to', '-', '→', '>'].includes(board.word(end));
  return isJoined && isLane && board.tokens[nameEnd]!.kind === 'word';
}
