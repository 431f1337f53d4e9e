import { POSTAL_CODES } from '../../../../../db/reference/postalCodes.ts';
import { placeOf } from '../../places/cities.ts';
import type { MessagePlace, PlaceMention } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';

/** A place that is named by its postal code alone, behind a label: `Origen: C.P. 66600`, `zip 78045`. */
export function postalPlaceAt(board: Board, at: number): PlaceMention | undefined {
  const number = codeAt(board, at);
  const code = number ? board.word(number) : '';
  const places = [...(byCode().get(code) ?? [])].filter(({ country }) => isOf(board, at, country));
  if (!number || places.length !== 1 || !board.isFree(at, number + 1)) return undefined;
  return { start: at, end: number + 1, values: [{ ...places[0]!, postalCode: code }] };
}

/** The token behind a labelled postal code. */
export function postalCodeEnd(board: Board, at: number): number | undefined {
  const number = codeAt(board, at);
  return number && board.isFree(at, number + 1) ? number + 1 : undefined;
}

/** The token of five digits behind "C.P.", "zip" or "zip code". */
function codeAt(board: Board, at: number): number | undefined {
  if (!['c', 'cp', 'zip', 'codigo', 'postal'].includes(board.word(at))) return undefined;
  let end = at + 1;
  while (end < at + 5 && WORDS.has(board.word(end))) end += 1;
  return /^\d{5}$/.test(board.word(end)) ? end : undefined;
}

const WORDS = new Set(['.', 'p', 'code', 'postal', ':', '#']);

/** A "zip" is American and a "C.P." Mexican. */
function isOf(board: Board, at: number, country: string): boolean {
  return (board.word(at) === 'zip') === (country === 'US');
}

let stored: Map<string, MessagePlace[]> | undefined;

function byCode(): Map<string, MessagePlace[]> {
  if (stored) return stored;
  stored = new Map();
  for (const row of POSTAL_CODES) {
    const [, code = '', state = '', ...name] = row.split(' ');
    stored.set(code, [...(stored.get(code) ?? []), placeOf(state, name.join(' '))]);
  }
  return stored;
}
