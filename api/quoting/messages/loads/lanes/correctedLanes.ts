import type { Board } from '../../text/Board.ts';
import { phraseAt } from '../../text/phraseBook.ts';
import { CORRECTIONS } from '../../words/correctionWords.ts';
import type { Lane } from './laneBuilding.ts';

/** "De Saltillo a Laredo, perdón, de Ramos a Laredo": the later lane stands for the one before, whose other ends it keeps. */
export function withoutCorrectedLanes(board: Board, lanes: readonly Lane[]): Lane[] {
  const own: Lane[] = [];
  for (const lane of lanes) {
    const last = own.at(-1);
    if (last && isCorrection(board, last.end, lane.start))
      own[own.length - 1] = corrected(last, lane);
    else own.push(lane);
  }
  return own;
}

function isCorrection(board: Board, from: number, to: number): boolean {
  for (let at = Math.max(from, to - FARTHEST); at < to; at += 1) {
    const match = phraseAt(board.tokens, at, CORRECTIONS);
    if (match && match.end <= to && to - match.end <= MOST_BEHIND) return true;
  }
  return false;
}

const FARTHEST = 6;
const MOST_BEHIND = 3;

function corrected(lane: Lane, later: Lane): Lane {
  const of = (name: 'origins' | 'destinations' | 'stops' | 'crossings') =>
    later[name].length > 0 ? later[name] : lane[name];
  return {
    origins: of('origins'),
    destinations: of('destinations'),
    stops: of('stops'),
    crossings: of('crossings'),
    start: lane.start,
    end: later.end,
  };
}
