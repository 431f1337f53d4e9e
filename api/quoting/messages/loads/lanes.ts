import type { PlaceMention } from '../Reading.ts';
import type { Board } from '../text/Board.ts';
import { numberAt } from '../readers/counts.ts';
import { LANE_SIGNS } from '../words/cueWords.ts';
import { cueBefore } from './cues.ts';

type Role = 'origin' | 'destination' | 'stop' | 'crossing';

/** The places of one load. Several origins or destinations are choices. */
export interface Lane {
  origins: PlaceMention[];
  destinations: PlaceMention[];
  stops: PlaceMention[];
  crossings: PlaceMention[];
  /** The first token of the lane's own places, and the one behind the last. */
  start: number;
  end: number;
}

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

interface Placed {
  place: PlaceMention;
  role: Role;
}

interface RoleMatch {
  role: Role;
  /** Whether a word tells it, and not the order of the places alone. */
  isTold: boolean;
  /** The first token that belongs to the place: its cue or number. */
  start: number;
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

function put(
  board: Board,
  lanes: Lane[],
  place: PlaceMention,
  match: RoleMatch,
  previous?: Placed,
): void {
  const list = LISTS[match.role];
  const lane = laneFor(board, lanes, match, previous);
  lane[list].push(place);
  lane.start = Math.min(lane.start, match.start);
  lane.end = Math.max(lane.end, place.end);
}

const LISTS = {
  origin: 'origins',
  destination: 'destinations',
  stop: 'stops',
  crossing: 'crossings',
} as const;

/** The lane of a place: the last one, or a new one where that has such a place already and this is no choice. */
function laneFor(board: Board, lanes: Lane[], match: RoleMatch, previous?: Placed): Lane {
  const last = lanes.at(-1);
  if (!last) return open(lanes);
  const { role, isTold, start } = match;
  if (role === 'origin' && last.origins.length > 0) {
    const isNew = last.destinations.length > 0;
    return isNew ? open(lanes) : last;
  }
  if (role !== 'destination' || last.destinations.length === 0) return last;
  const isOwnLoad =
    isCounted(board, start) || (isTold && isOtherLine(board, previous?.place.end ?? start, start));
  return isOwnLoad ? open(lanes, last.origins) : last;
}

function open(lanes: Lane[], origins: PlaceMention[] = []): Lane {
  const lane: Lane = {
    origins: [...origins],
    destinations: [],
    stops: [],
    crossings: [],
    start: Infinity,
    end: 0,
  };
  lanes.push(lane);
  return lane;
}

/** "y 1 a Dallas", "otra a Dallas" */
function isCounted(board: Board, start: number): boolean {
  const before = [start - 1, start - 2, start - 3].filter((at) => at >= 0);
  return before.some((at) => numberAt(board, at) !== undefined || OTHERS.has(board.word(at)));
}

const OTHERS = new Set(['otra', 'otro', 'another', 'caja', 'otras', 'other']);

function isOtherLine(board: Board, end: number, start: number): boolean {
  return board.tokens.slice(end, start).some(({ kind }) => kind === 'break');
}
