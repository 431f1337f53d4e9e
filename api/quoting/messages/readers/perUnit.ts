import type { Board } from '../text/Board.ts';
import { wordSet } from '../text/tokens.ts';

/** `24 tarimas de 1,000 kg c/u`, `500 kg por tarima`, `capacidad de 12 ton`: the weight of a piece, or what a truck can carry. */
export function isPerUnit(board: Board, start: number, end: number): boolean {
  if (isCapacity(board, start, end)) return true;
  const next = [0, 1, 2].map((step) => board.word(end + step));
  if (['por', 'per', '/'].includes(next[0]!) && PIECE.has(next[1]!)) return true;
  const isEach = next[0] === 'each' || next[0] === 'cada' || (next[0] === 'c' && next[1] === '/');
  const isOfPieces = board.word(start - 1) === 'de' && isBehindPieces(board, start - 1);
  return (
    isOfPieces || (isEach && PIECE.has(board.word(start - 2))) || (PIECE.has(next[1]!) && isEach)
  );
}

function isCapacity(board: Board, start: number, end: number): boolean {
  const beside = [start - 1, start - 2, start - 3, end, end + 1].map((at) => board.word(at));
  return beside.some((word) => CAPACITY.has(word));
}

const CAPACITY = wordSet('capacidad capacity soporta aguanta tara tare');

/** `250 sacos de café de 60 kg` */
function isBehindPieces(board: Board, end: number): boolean {
  for (let at = end - 1; at >= end - MOST_BETWEEN && board.tokens[at]?.kind === 'word'; at -= 1)
    if (PIECE.has(board.word(at))) return true;
  return false;
}

const MOST_BETWEEN = 4;

const PIECE = wordSet(
  'tarima pallet palet bulto pieza skid caja rollo bobina tambor saco coil roll hora dia',
);
