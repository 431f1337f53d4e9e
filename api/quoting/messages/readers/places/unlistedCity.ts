import { placeOf } from '../../places/cities.ts';
import { countryEnd, stateAt } from '../../places/states.ts';
import type { PlaceMention } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { FILLERS, PREPOSITIONS } from '../../words/cueWords.ts';

/** A city that no table has, with its state behind a comma: `from Huntsville, AL`. Its name is written in capitals. */
export function unlistedCityAt(board: Board, at: number): PlaceMention | undefined {
  if (!isName(board, at) || isPreposition(board, at) || !isBehindCue(board, at)) return undefined;
  let comma = at + 1;
  while (comma < at + MOST_WORDS && isName(board, comma)) comma += 1;
  const state = board.word(comma) === ',' ? stateAt(board, comma + 1) : undefined;
  const city = board.textOf(at, comma);
  const isShouted = city === city.toUpperCase() && SPANISH_WORDS.has(board.word(comma + 1));
  if (!state || state.isDoubtful || isShouted) return undefined;
  const end = countryEnd(board, state.end, state.states[0]!.slice(0, 2));
  return {
    start: at,
    end,
    values: state.states.map((code) => placeOf(code, CAPITALS[code] ?? city)),
  };
}

/** States that are one city, whatever part of it is named: "Vallejo, CDMX". */
const CAPITALS: Readonly<Record<string, string>> = { 'MX-CMX': 'Ciudad de México' };

const MOST_WORDS = 4;
/** Codes of states that are words of a message in capitals. */
const SPANISH_WORDS = new Set(['de', 'la', 'me', 'al', 'en', 'con', 'sin']);

function isName(board: Board, at: number): boolean {
  if (board.tokens[at]?.kind !== 'word' || !board.isFree(at)) return false;
  return /^\p{Lu}/u.test(board.textOf(at, at + 1));
}

/** "De García, N.L." at the beginning of a line. */
function isPreposition(board: Board, at: number): boolean {
  return Object.hasOwn(PREPOSITIONS, board.word(at));
}

/** The beginning of a line, a preposition or a sign before it. */
function isBehindCue(board: Board, at: number): boolean {
  const before = board.tokens[at - 1];
  if (!before || before.kind === 'break' || before.kind === 'sign') return true;
  return (
    Object.hasOwn(PREPOSITIONS, before.word) || FILLERS.has(before.word) || !board.isFree(at - 1)
  );
}
