import type { PlaceMention, Span } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { LANE_SIGNS } from '../../words/cueWords.ts';
import { type Lane, type Placed, put, type Role, type RoleMatch } from './laneBuilding.ts';
import { type CueMatch, cueBefore } from './cues.ts';
import { withoutCorrectedLanes } from './correctedLanes.ts';
import { endingAtLastStop } from './lastStop.ts';
import { labelOfLine } from '../stops/lineLabels.ts';
import { listedRoles } from '../stops/stopLists.ts';
import { withoutRepeated } from './repeatedLanes.ts';
import { isOfWriter } from './writers.ts';
import { isBorderCity } from '../../words/borderCities.ts';

/**
 * Finds the lanes of a message: who is the origin and who the destination by the words before and between. `trucks` are
 * the mentions of equipment: "torton a Pachuca y rabón a Toluca" are two lanes.
 */
export function lanesOf(
  board: Board,
  places: readonly PlaceMention[],
  trucks: readonly Span[] = [],
): Lane[] {
  const lanes: Lane[] = [];
  const listed = listedRoles(board, places);
  let previous: Placed | undefined;
  for (const [index, place] of places.entries()) {
    const isOfList = !previous && index > 0 && isMore(board, places[index - 1]!.end, place.start);
    const match =
      listed.get(place) ??
      (isOfList
        ? undefined
        : (labelled(board, place, places) ?? roleOf(board, place, previous, places[index + 1])));
    if (match) put(board, lanes, place, match, { previous, trucks });
    const signs = previous ? signsBetween(board, previous.place.end, place.start) : '';
    previous = match && { place, role: match.role, match, signs };
  }
  return withoutRepeated(withoutCorrectedLanes(board, lanes).map(endingAtLastStop));
}

/** The role of a place that no word right before it tells, by the label of its line. */
function labelled(
  board: Board,
  place: PlaceMention,
  places: readonly PlaceMention[],
): RoleMatch | undefined {
  if (cueBefore(board, place.start)) return undefined;
  const kind = labelOfLine(board, place, places);
  const role = kind === 'pickup' ? 'origin' : 'destination';
  return kind && { role, isTold: true, isStrong: true, start: board.lineStart(place.start) };
}

function roleOf(
  board: Board,
  place: PlaceMention,
  previous: Placed | undefined,
  next: PlaceMention | undefined,
): RoleMatch | undefined {
  const cue = cueBefore(board, place.start);
  if (cue && (isClock(board, cue.start) || cue.cue === 'aside')) return undefined;
  if (cue && !cue.isStrong && isOfWriter(board, cue, place)) return undefined;
  const start = place.start;
  if (cue && isPairBehind(board, cue, place, previous, next))
    return { role: 'origin', isTold: false, start };
  if (cue && cue.cue !== 'reply' && cue.cue !== 'aside') return toldBy(board, cue, cue.cue);
  if (previous && isNewLane(board, previous, place, next))
    return { role: 'origin', isTold: false, start };
  if (previous && isMore(board, previous.place.end, start)) return moreOf(board, previous, start);
  if (previous && isBeside(board, previous.place.end, start))
    return { role: 'destination', isTold: false, start, join: chainOf(board, previous, start) };
  const isFirst =
    next &&
    (isBeside(board, place.end, next.start) || cueBefore(board, next.start)?.cue === 'destination');
  const isBeforeOther = !previous && board.word(place.end) === 'to';
  return isFirst || isBeforeOther ? { role: 'origin', isTold: false, start } : undefined;
}

/** "Un viaje para Manzanillo-Guadalajara": both ends stand behind one preposition. */
function isPairBehind(
  board: Board,
  { cue, isStrong }: CueMatch,
  place: PlaceMention,
  previous: Placed | undefined,
  next: PlaceMention | undefined,
): boolean {
  if (cue !== 'destination' || isStrong || !next || previous?.role === 'origin') return false;
  return next.start > place.end && isBeside(board, place.end, next.start);
}

/** The role that a word before a place tells, and of a stop what happens there, where the word says it. */
function toldBy(board: Board, { start, end, isStrong }: CueMatch, role: Role): RoleMatch {
  const words = board.textOf(start, end);
  const isStop = role === 'stop';
  const isDelivery = isStop && /repart|entrega|descarga|drop|deja|baja|half|part/i.test(words);
  const isPickup = isStop && !isDelivery && /recolec|carga|pick|recog|comple/i.test(words);
  const kind = isDelivery ? 'delivery' : isPickup ? 'pickup' : undefined;
  const isPerhapsLast = isStop && !isPickup && / en$/i.test(words) && !PARTS.test(words);
  return { role, isTold: true, start, isStrong, kind, ...(isPerhapsLast && { isPerhapsLast }) };
}

/** "Deja la mitad en Lerma" goes on. */
const PARTS = /mitad|parte|algo|half|part|some/i;

/** Another place of the same role: one more stop where a verb tells it and it is no choice. */
function moreOf(board: Board, { place, role, match }: Placed, start: number): RoleMatch {
  const isChoice = ['o', 'or'].includes(board.word(place.end));
  const { isStrong = false, kind } = match;
  const join = isStrong && !isChoice ? 'and' : undefined;
  return { role, isTold: false, start, isStrong, kind, join };
}

/** The places of "Apodaca–León–Silao" behind the second are joined; a city at the border may be where it is crossed. */
function chainOf(board: Board, { place, role, signs }: Placed, start: number) {
  const isSame = signs !== '' && signsBetween(board, place.end, start) === signs;
  return role === 'destination' && isSame && !isBorderCity(place) ? 'sign' : undefined;
}

function signsBetween(board: Board, from: number, to: number): string {
  const words = [];
  for (let at = from; at < Math.min(to, from + 3); at += 1) words.push(board.word(at));
  return words.join(' ');
}

/** "Hora de El Paso" is no place of the load. */
function isClock(board: Board, start: number): boolean {
  return ['hora', 'hour', 'time', 'horario'].includes(board.word(start - 1));
}

/** `Qro-Laredo / Qro-McAllen`, "Pharr to Houston and Pharr to Dallas": another pair behind a destination. */
function isNewLane(
  board: Board,
  { place: before, role }: Placed,
  place: PlaceMention,
  next: PlaceMention | undefined,
): boolean {
  if (role !== 'destination' || !next || place.start !== before.end + 1) return false;
  const isPair =
    isBeside(board, place.end, next.start) && board.word(place.end) !== board.word(before.end);
  const isTold =
    cueBefore(board, next.start)?.cue === 'destination' &&
    cueBefore(board, next.start)!.start === place.end;
  return (isPair && next.start > place.end) || isTold;
}

/** "Silao y Celaya", "en Silao y luego en Celaya" */
function isMore(board: Board, end: number, start: number): boolean {
  if (start === end + 1) return ANDS.has(board.word(end));
  const isLater = LATER.has(board.word(end + 1)) && start === end + 3;
  return (
    (isLater || start === end + 2) && ANDS.has(board.word(end)) && board.word(start - 1) === 'en'
  );
}

const ANDS = new Set(['y', 'and', '&', 'e', 'o', 'or', ',']);
const LATER = new Set(['luego', 'despue', 'despues', 'tambien']);

/** "Altamira port -> San Luis" */
const AFTER_PLACES = new Set(['port', 'puerto', 'area', 'yard', 'ramp', 'terminal']);

/** Nothing, or signs such as a hyphen or an arrow, between two places of one line. */
function isBeside(board: Board, end: number, start: number): boolean {
  const from = AFTER_PLACES.has(board.word(end)) ? end + 1 : end;
  if (start - from > 3) return false;
  for (let at = from; at < start; at += 1) if (!LANE_SIGNS.has(board.word(at))) return false;
  return true;
}
