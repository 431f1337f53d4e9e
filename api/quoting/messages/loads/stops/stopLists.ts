import type { PlaceMention } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { phraseAt } from '../../text/phraseBook.ts';
import { DELIVERIES, STOP_LABELS } from '../../words/stopWords.ts';
import type { RoleMatch } from '../lanes/laneBuilding.ts';
import { headingAbove, placeOfBlock } from './stopBlocks.ts';

/**
 * The places of a list of stops, one a line, with their roles on the way of one truck: `pick 1 Salinas CA`, `STOP 3 DEL
 * Laredo, TX`, or `1. Oaxaca` below "tres entregas". Empty where the message has no such list.
 */
export function listedRoles(
  board: Board,
  places: readonly PlaceMention[],
): Map<PlaceMention, RoleMatch> {
  const stops = places.flatMap((place) => {
    const stop = stopOf(board, place);
    return stop ? [stop] : [];
  });
  const isNumbered = stops.some(({ isFirst }) => isFirst) && stops.filter(hasNumber).length > 1;
  if (isNumbered && isWay(stops) && !stops.some((stop) => hasLane(board, stop, places)))
    return rolesOf(board, stops);
  const blocks = blocksOf(board, places);
  return new Set(blocks.map(({ kind }) => kind)).size > 1 ? rolesOf(board, blocks) : new Map();
}

/** The first places below headings that name what happens there. */
function blocksOf(board: Board, places: readonly PlaceMention[]): Stop[] {
  const blocks = new Map<number, Stop>();
  for (const place of places) {
    const heading = headingAbove(board, place.start);
    if (heading && !blocks.has(heading.start))
      blocks.set(heading.start, { ...heading, place, number: undefined, isFirst: false });
  }
  return [...blocks.values()];
}

/** The place of a list of stops that begins the line of a day or hour, before it, or that has its heading. */
export function listedBefore<Place extends { start: number; end: number }>(
  board: Board,
  start: number,
  places: readonly Place[],
): Place | undefined {
  const line = board.lineStart(start);
  const place = places.find((one) => board.lineStart(one.start) === line && one.end <= start);
  const isListed = place && stopOf(board, place)?.number !== undefined;
  return isListed ? place : placeOfBlock(board, start, places);
}

interface Stop<Place = PlaceMention> {
  place: Place;
  kind: 'pickup' | 'delivery';
  /** Its label. */
  start: number;
  end: number;
  number: number | undefined;
  isFirst: boolean;
}

/** `Load 1: Laredo TX to Chicago IL`: the line is a load of its own. */
function hasLane(board: Board, { place, start }: Stop, places: readonly PlaceMention[]): boolean {
  return places.some((one) => one !== place && board.lineStart(one.start) === start);
}

function hasNumber({ number }: Stop): boolean {
  return number !== undefined;
}

/** One list is of one truck where it has several places of a kind, and each number once of each kind. */
function isWay(stops: Stop[]): boolean {
  const keys = stops.filter(hasNumber).map(({ kind, number }) => `${kind} ${number}`);
  return stops.length > 1 && new Set(keys).size === keys.length;
}

/** The number of a stop is none of loads. */
function takeNumbers(board: Board, { start, end }: Stop): void {
  for (let at = start; at < end; at += 1)
    if (numberOf(board, at) !== undefined) board.take(at, at + 1);
}

function rolesOf(board: Board, stops: Stop[]): Map<PlaceMention, RoleMatch> {
  const pickups = stops.filter(({ kind }) => kind === 'pickup');
  const last = stops.findLast(({ kind }) => kind === 'delivery');
  return new Map(
    stops.map((stop) => {
      const isEnd = stop === pickups[0] || stop === last;
      const role = isEnd ? (stop === last ? 'destination' : 'origin') : 'stop';
      const { start, kind } = stop;
      takeNumbers(board, stop);
      return [stop.place, { role, isTold: true, isStrong: true, start, ...(!isEnd && { kind }) }];
    }),
  );
}

/** The label that begins the line of a place, and has a number or is beside lines that have one. */
function stopOf<Place extends { start: number }>(
  board: Board,
  place: Place,
): Stop<Place> | undefined {
  const line = board.lineStart(place.start);
  let at = line;
  let number: number | undefined;
  let kind: Stop['kind'] | undefined;
  while (at < place.start) {
    const label = phraseAt(board.tokens, at, STOP_LABELS);
    const value = numberOf(board, at);
    if (label && label.end <= place.start && !kind) kind = label.value;
    else if (value !== undefined && number === undefined) number = value;
    else if (!FILLERS.has(board.word(at))) return undefined;
    at = label && label.end <= place.start ? label.end : at + 1;
  }
  const told = kind ?? (number === undefined ? undefined : kindAbove(board, line));
  if (!told) return undefined;
  return { place, kind: told, start: line, end: place.start, number, isFirst: number === 1 };
}

function numberOf(board: Board, at: number): number | undefined {
  const word = board.word(at);
  return /^[1-9]$/.test(word) ? Number(word) : undefined;
}

const FILLERS = new Set(
  ['stop', 'parada', 'punto', '#', ':', '.', ')', '(', '-', '–', '*', '•', '|', '\t', ',']
    .concat(['a', 'o', 'er', 'era', 'da', 'ra', 'ta', 'do', 'st', 'nd', 'rd', 'th', 'º', 'ª', '°'])
    .concat(['en', 'in', 'at', 'to', 'from', 'de', 'no', 'number', '=', '/']),
);

/** "Son tres entregas:" in the text above a list of bare numbers, with nothing but the list between. */
function kindAbove(board: Board, line: number): Stop['kind'] | undefined {
  let start = board.lineStart(Math.max(0, line - 1));
  while (start > 0 && numberOf(board, start) !== undefined) start = board.lineStart(start - 1);
  for (let at = start; at < line; at += 1)
    if (phraseAt(board.tokens, at, DELIVERIES)) return 'delivery';
  return undefined;
}
