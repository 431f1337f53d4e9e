import type { Board } from '../../text/Board.ts';
import { DAY_STARTS } from '../../words/dayCues.ts';

/** The first token of a number with another one before it, "entre 8 y 10", `15-20`: that token, else undefined. */
export function rangeStart(board: Board, at: number): number | undefined {
  const [first, sign] = [board.tokens[at - 2], board.word(at - 1)];
  if (first?.kind !== 'number' || !board.isFree(at - 2, at)) return undefined;
  const opening = board.word(at - 3);
  const isJoined = SIGNS.has(sign) && board.touches(at) && board.touches(at - 1);
  const isTold = BETWEEN.has(sign) && (!ANDS.has(sign) || OPENINGS.has(opening));
  const isDay = opening === '/' || opening === 'el' || DAY_STARTS.has(opening);
  return (isJoined || isTold) && !isDay ? at - 2 : undefined;
}

const SIGNS = new Set(['-', '–', '/']);
const BETWEEN = new Set(['a', 'to', 'o', 'or', 'u', 'y', 'and']);
const ANDS = new Set(['y', 'and']);
const OPENINGS = new Set(['entre', 'between']);
