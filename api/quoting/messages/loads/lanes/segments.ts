import type { Board } from '../../text/Board.ts';
import { phraseAt } from '../../text/phraseBook.ts';
import { ALL_LOADS, SEPARATORS } from '../../words/laneSeparators.ts';
import type { Mention } from '../../Reading.ts';
import type { Lane } from './laneBuilding.ts';

/** The tokens of a load, from `start` to before `end`. */
export interface Segment {
  start: number;
  end: number;
}

/** The parts of a message: those of each load, and what stands before and behind and may be of all. */
export interface Segments {
  own: Segment[];
  shared: Segment[];
}

/** Takes a message apart by its lanes; one lane has the whole message. */
export function segmentsOf(
  board: Board,
  lanes: readonly Lane[],
  counts: readonly Mention[] = [],
): Segments {
  const { length } = board.tokens;
  if (lanes.length < 2) return { own: [{ start: 0, end: length }], shared: [] };
  const starts = lanes.map((lane, index) =>
    index === 0
      ? (behindHead(board, lanes, counts) ?? startOf(board, lane, undefined, lanes[1]))
      : startOf(board, lane, lanes[index - 1], lanes[index + 1]),
  );
  const tail = beforeAll(board, lanes.at(-1)!.end, tailOf(board, lanes));
  const own = starts.map((start, index) => ({ start, end: starts[index + 1] ?? tail }));
  return {
    own,
    shared: [
      { start: 0, end: starts[0]! },
      { start: tail, end: length },
    ],
  };
}

/** "Los dos en caja seca" behind the last lane is said of all. */
function beforeAll(board: Board, from: number, tail: number): number {
  for (let at = from; at < tail; at += 1) if (phraseAt(board.tokens, at, ALL_LOADS)) return at;
  return tail;
}

/**
 * The first token of the first load's own words behind the origin of all: "dos planas de Monclova el lunes, una a Houston
 * y otra a Dallas", or a list of destinations below a line.
 */
function behindHead(
  board: Board,
  [lane, next]: readonly Lane[],
  counts: readonly Mention[],
): number | undefined {
  const [origin, destination] = [lane!.origins[0], lane!.destinations[0]];
  const isInherited = origin && next!.origins[0] === origin;
  if (!isInherited || !destination || destination.start < origin.end) return undefined;
  const line = board.lineStart(destination.start);
  if (line > origin.start) return line;
  let start = destination.start;
  while (start > origin.end && BEFORE_DESTINATION.has(board.word(start - 1))) start -= 1;
  const isOfSeveral = counts.some(
    ({ start: at, values }) => at < start && values.some((count) => Number(count) > 1),
  );
  const isNumbered = destination.start - start > 1;
  return isOfSeveral && isNumbered ? start : undefined;
}

const BEFORE_DESTINATION = new Set(
  'a to para pa al for going va goes 1 un una uno one ( el la the other otra otro'.split(' '),
);

/** Where the words of a load begin: behind a blank line, with the line, or behind the last separator in it. */
function startOf(board: Board, lane: Lane, previous?: Lane, next?: Lane): number {
  const line = board.lineStart(lane.start);
  const isShared = next && board.lineStart(next.start) < lane.end;
  if (!previous) return isShared ? afterColon(board, line, lane.start) : line;
  if (line < previous.end) return afterSeparator(board, previous.end, lane.start);
  return afterBlankLine(board, previous.end, line) ?? line;
}

/** "Two loads tomorrow:", "¿tienes algo para el viernes?" before the loads of one line is said of all. */
function afterColon(board: Board, from: number, to: number): number {
  for (let at = from; at < to; at += 1) if (':?'.includes(board.word(at))) return at + 1;
  return from;
}

function afterBlankLine(board: Board, from: number, to: number): number | undefined {
  for (let at = to - 1; at > from; at -= 1)
    if (board.tokens[at]!.kind === 'break' && board.tokens[at - 1]!.kind === 'break') return at + 1;
  return undefined;
}

function afterSeparator(board: Board, from: number, to: number): number {
  for (let at = to - 1; at >= from; at -= 1) if (SEPARATORS.has(board.word(at))) return at + 1;
  return from;
}

/**
 * The first token of what may be of all loads: the lines behind a list of one line for each load, or what stands behind
 * a blank line. Else the last load has the words to the end.
 */
function tailOf(board: Board, lanes: readonly Lane[]): number {
  const last = lanes.at(-1)!;
  const lineEnd = endOfLine(board, last.end);
  const before = lanes.at(-2)!;
  if (board.lineStart(last.start) < before.end) return afterClause(board, last.end, lineEnd);
  const isList = lanes.every((lane, index) => {
    const next = lanes[index + 1];
    return !next || linesBetween(board, lane.end, next.start) <= 1;
  });
  if (isList) return lineEnd;
  return firstBlankLine(board, lineEnd) ?? board.tokens.length;
}

function endOfLine(board: Board, at: number): number {
  let end = at;
  while (end < board.tokens.length && board.tokens[end]!.kind !== 'break') end += 1;
  return end;
}

function linesBetween(board: Board, from: number, to: number): number {
  return board.tokens.slice(from, to).filter(({ kind }) => kind === 'break').length;
}

function firstBlankLine(board: Board, from: number): number | undefined {
  for (let at = from; at + 1 < board.tokens.length; at += 1)
    if (board.tokens[at]!.kind === 'break' && board.tokens[at + 1]!.kind === 'break') return at;
  return undefined;
}

/** The token behind the comma or full stop that ends the words of the last load in a line. */
function afterClause(board: Board, from: number, to: number): number {
  for (let at = from; at < to; at += 1) if ([',', '.', ';'].includes(board.word(at))) return at + 1;
  return to;
}
