import { numberAt } from '../readers/counts.ts';
import type { PlaceMention } from '../Reading.ts';
import type { Board } from '../text/Board.ts';

/** The part of a place in its load. */
export type Role = 'origin' | 'destination' | 'stop' | 'crossing';

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

/** A place with its role. */
export interface Placed {
  place: PlaceMention;
  role: Role;
}

/** The role of a place, as the words and places before tell it. */
export interface RoleMatch {
  role: Role;
  /** Whether a word tells it, and not the order of the places alone. */
  isTold: boolean;
  /** The first token that belongs to the place: its cue or number. */
  start: number;
}

/** Puts a place into the last lane or a new one. */
export function put(
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
