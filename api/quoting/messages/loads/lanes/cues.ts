import type { Board } from '../../text/Board.ts';
import { phraseAt } from '../../text/phraseBook.ts';
import { wordSet } from '../../text/tokens.ts';
import { DAY_STARTS } from '../../words/dayCues.ts';
import { type Cue, FILLERS, PREPOSITIONS, STOP_WORDS } from '../../words/cueWords.ts';

/** A cue before or behind a mention. */
export interface CueMatch {
  cue: Cue;
  start: number;
  end: number;
  /** Whether it is a verb or noun of a stop, and no preposition. */
  isStrong: boolean;
}

/** The cue before a token, over words that say nothing, in the same line. */
export function cueBefore(board: Board, start: number): CueMatch | undefined {
  for (let at = start - 1; at >= Math.max(0, start - FARTHEST); at -= 1) {
    const strong = cueEndingAt(board, at + 1);
    if (strong) return strong;
    if (isOfDay(board, at)) return behindDay(board, at);
    const place = buildingBefore(board, at, start);
    if (place !== undefined) {
      at = place;
      continue;
    }
    const word = board.word(at);
    const cue = Object.hasOwn(PREPOSITIONS, word) ? PREPOSITIONS[word] : undefined;
    if (cue) return behindVerb(board, at, cue);
    const isCounted = /^[2-9]$/.test(word) && FILLERS.has(board.word(at + 1));
    if ((!FILLERS.has(word) && !isCounted) || board.tokens[at]!.kind === 'break') return undefined;
  }
  return undefined;
}

/** The noun before "de" in "a la planta de Saltillo", "al puerto de Veracruz", where a word before it tells the end. */
function buildingBefore(board: Board, at: number, start: number): number | undefined {
  const isNoun = board.word(at) === 'de' && BUILDINGS.has(board.word(at - 1));
  if (!isNoun || !board.isFree(at - 1)) return undefined;
  let before = board.word(at - 1) === 'abasto' ? at - 4 : at - 2;
  while (before > start - FARTHEST - 1 && ARTICLES_OF_PLACES.has(board.word(before))) before -= 1;
  const isTold = Object.hasOwn(PREPOSITIONS, board.word(before));
  return isTold ? before + 1 : undefined;
}

const BUILDINGS = wordSet(
  'planta bodega almacen cedi cedis patio puerto aeropuerto parque terminal abasto fabrica nave plant warehouse port',
);
const ARTICLES_OF_PLACES = new Set([
  'el',
  'la',
  'su',
  'mi',
  'tu',
  'nuestra',
  'nuestro',
  'los',
  'las',
]);

/** "Carga 8 dic Monterrey": the verb stands before the day. */
function behindDay(board: Board, end: number): CueMatch | undefined {
  let at = end;
  while (at > end - LONGEST_DAY && isOfDay(board, at)) at -= 1;
  if (ARTICLES.has(board.word(at))) at -= 1;
  const verb = cueEndingAt(board, board.word(at) === ':' ? at : at + 1);
  return verb?.cue === 'origin' || verb?.cue === 'destination' ? verb : undefined;
}

function isOfDay(board: Board, at: number): boolean {
  const { kind, word = '' } = board.tokens[at] ?? {};
  return (
    at >= 0 &&
    !board.isFree(at) &&
    (kind === 'number' || word === '/' || DAY_STARTS.has(word) || HOUR_MARKS.has(word))
  );
}

const HOUR_MARKS = new Set(['am', 'pm', 'h', 'hr', 'hrs']);
const LONGEST_DAY = 8;
const ARTICLES = new Set(['el', 'este', 'the', 'on', 'for', 'para']);

/** "Entrega a", "carga de", "cruce por": the verb before a preposition tells more, unless it contradicts it. */
function behindVerb(board: Board, at: number, cue: Cue): CueMatch {
  const verb = cueEndingAt(board, at);
  const isSame =
    verb &&
    verb.cue !== 'reply' &&
    verb.cue !== 'aside' &&
    (verb.cue === cue || verb.cue === 'crossing' || verb.cue === 'stop');
  return isSame ? verb : { cue, start: at, end: at + 1, isStrong: false };
}

const FARTHEST = 6;

/** The verb or noun of a stop that ends before a token. */
export function cueEndingAt(board: Board, end: number): CueMatch | undefined {
  for (let start = end - 5; start < end; start += 1) {
    const match =
      start >= 0 && board.isFree(start) ? phraseAt(board.tokens, start, STOP_WORDS) : undefined;
    if (match?.end === end && board.isFree(start, end))
      return { cue: match.value, start, end, isStrong: true };
  }
  return undefined;
}

/** The verb or noun of a stop at a token. */
export function cueAt(board: Board, start: number): CueMatch | undefined {
  const match = phraseAt(board.tokens, start, STOP_WORDS);
  if (!match || !board.isFree(start, match.end)) return undefined;
  return { cue: match.value, start, end: match.end, isStrong: true };
}
