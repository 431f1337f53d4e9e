import type { PlaceMention } from '../Reading.ts';
import type { Board } from '../text/Board.ts';
import { LANE_SIGNS } from '../words/cueWords.ts';
import { type Lane, type Placed, put, type RoleMatch } from './laneBuilding.ts';
import { cueBefore } from './cues.ts';

/** Finds the lanes of a message: who is the origin and who the destination by the words before and between. */
export function lanesOf(board: Board, places: readonly PlaceMention[]): Lane[] {
  const lanes: Lane[] = [];
  let previous: Placed | undefined;
  for (const [index, place] of places.entries()) {
    const role = roleOf(board, place, previous, places[index + 1]);
    if (role) put(board, lanes, place, role, previous);
    previous = role && { place, role: role.role };
  }
  return lanes;
}

function roleOf(
  board: Board,
  place: PlaceMention,
  previous: Placed | undefined,
  next: PlaceMention | undefined,
): RoleMatch | undefined {
  const cue = cueBefore(board, place.start);
  if (cue && isClock(board, cue.start)) return undefined;
  if (cue && cue.cue !== 'reply') return { role: cue.cue, isTold: true, start: cue.start };
  const start = place.start;
  if (previous && isNewLane(board, previous, place, next))
    return { role: 'origin', isTold: false, start };
  if (previous && isMore(board, previous.place.end, start))
    return { role: previous.role, isTold: false, start };
  if (previous && isBeside(board, previous.place.end, start))
    return { role: 'destination', isTold: false, start };
  const isFirst =
    next &&
    (isBeside(board, place.end, next.start) || cueBefore(board, next.start)?.cue === 'destination');
  return isFirst ? { role: 'origin', isTold: false, start } : undefined;
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

/** "Silao y Celaya" */
function isMore(board: Board, end: number, start: number): boolean {
  return start === end + 1 && ['y', 'and', '&', 'e', 'o', 'or', ','].includes(board.word(end));
}

/** Nothing, or signs such as a hyphen or an arrow, between two places of one line. */
function isBeside(board: Board, end: number, start: number): boolean {
  if (start - end > 3) return false;
  for (let at = end; at < start; at += 1) if (!LANE_SIGNS.has(board.word(at))) return false;
  return true;
}
