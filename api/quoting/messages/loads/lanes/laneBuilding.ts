import { numberAt } from '../../readers/equipment/counts.ts';
import type { PlaceMention, Span, StopKind } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { wordSet } from '../../text/tokens.ts';

/** The part of a place in its load. */
export type Role = 'origin' | 'destination' | 'stop' | 'crossing';

/** A place of a lane with the words before it. */
export interface LanePlace extends PlaceMention {
  /** `and`: "entrega en León y Silao"; `sign`: the third of "Apodaca–León–Silao", or a later one. */
  join?: 'and' | 'sign' | undefined;
  /** Of a stop, where a word tells it. */
  kind?: StopKind | undefined;
}

/** The places of one load. Several origins or destinations are choices, unless they are stops of one way (stopsOfWay.ts). */
export interface Lane {
  origins: LanePlace[];
  destinations: LanePlace[];
  stops: LanePlace[];
  crossings: LanePlace[];
  /** The first token of the lane's own places, and the one behind the last. */
  start: number;
  end: number;
}

/** A place with its role. */
export interface Placed {
  place: PlaceMention;
  role: Role;
  match: RoleMatch;
  /** The signs between this place and the one before. */
  signs: string;
}

/** The role of a place, as the words and places before tell it. */
export interface RoleMatch {
  role: Role;
  /** Whether a word tells it, and not the order of the places alone. */
  isTold: boolean;
  /** The first token that belongs to the place: its cue or number. */
  start: number;
  /** Whether a verb or noun of a stop tells it, not a preposition alone. */
  isStrong?: boolean;
  join?: LanePlace['join'];
  kind?: StopKind | undefined;
  /** Of a stop, whether it is the destination where no other was named: "con descarga en León". */
  isPerhapsLast?: boolean;
}

/** Puts a place into the last lane or a new one. */
export function put(
  board: Board,
  lanes: Lane[],
  place: PlaceMention,
  match: RoleMatch,
  beside: { previous: Placed | undefined; trucks: readonly Span[] },
): void {
  if (isOfAll(board, lanes, match)) {
    for (const one of lanes) if (one.origins.length === 0) one.origins.push(place);
    return;
  }
  const lane = laneFor(board, lanes, match, beside);
  if (isOnward(board, match) && lane.origins.length === 0)
    lane.origins = lane.destinations.splice(0);
  const isLast = match.isPerhapsLast && lane.destinations.length === 0;
  const list = LISTS[isLast ? 'destination' : match.role];
  lane[list].push({ ...place, join: match.join, kind: match.kind });
  lane.start = Math.min(lane.start, match.start);
  lane.end = Math.max(lane.end, place.end);
}

const LISTS = {
  origin: 'origins',
  destination: 'destinations',
  stop: 'stops',
  crossing: 'crossings',
} as const;

/** "Torton a Pachuca y rabón a Toluca, ambos salen de Tula": the origin of all. */
function isOfAll(board: Board, lanes: readonly Lane[], match: RoleMatch): boolean {
  if (match.role !== 'origin' || !match.isStrong) return false;
  const isTold = [1, 2].some((step) => ALL.has(board.word(match.start - step)));
  return isTold && lanes.some(({ origins }) => origins.length === 0);
}

const ALL = wordSet('ambos ambas todos todas both all');

/** "Manda un torton a Apodaca, va a Saltillo": the first is where it loads. */
function isOnward(board: Board, { role, isStrong, start }: RoleMatch): boolean {
  return role === 'destination' && isStrong === true && ONWARD.has(board.word(start));
}

const ONWARD = wordSet('va van llevar llevarla llevarlo llevarlas llevarlos');

/** The lane of a place: the last one, or a new one where that has such a place already and this is no choice. */
function laneFor(
  board: Board,
  lanes: Lane[],
  match: RoleMatch,
  { previous, trucks }: { previous: Placed | undefined; trucks: readonly Span[] },
): Lane {
  const last = lanes.at(-1);
  if (!last) return open(lanes);
  const { role, isTold, start } = match;
  if (role === 'origin' && last.origins.length > 0) {
    const isNew = last.destinations.length > 0;
    return isNew ? open(lanes) : last;
  }
  if (role !== 'destination' || last.destinations.length === 0) return last;
  const isOwnLoad =
    isCounted(board, start) ||
    (previous && hasOwnTruck(board, previous.place.end, start, trucks)) ||
    (isTold && isOtherLine(board, previous?.place.end ?? start, start));
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

/** "Torton a Pachuca y rabón a Toluca" */
function hasOwnTruck(board: Board, from: number, to: number, trucks: readonly Span[]): boolean {
  const isOwn = trucks.some(({ start, end }) => start >= from && end <= to);
  const isFirst = trucks.some(({ start }) => start < from);
  const isChoice = board.tokens.slice(from, to).some(({ word }) => CHOICES.has(word));
  return isOwn && isFirst && !isChoice;
}

const CHOICES = new Set(['o', 'or', 'u', '/']);

/** "y 1 a Dallas", "otra a Dallas" */
function isCounted(board: Board, start: number): boolean {
  const before = [start - 1, start - 2, start - 3].filter((at) => at >= 0);
  return before.some(
    (at) => (board.isFree(at) && numberAt(board, at) !== undefined) || OTHERS.has(board.word(at)),
  );
}

const OTHERS = new Set(['otra', 'otro', 'another', 'caja', 'otras', 'other']);

function isOtherLine(board: Board, end: number, start: number): boolean {
  return board.tokens.slice(end, start).some(({ kind }) => kind === 'break');
}
