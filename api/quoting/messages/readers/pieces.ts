import { readDecimal } from '../../../shared/readDecimal.ts';
import type { Mention } from '../Reading.ts';
import type { Board } from '../text/Board.ts';
import { phraseAt } from '../text/phraseBook.ts';
import { PIECES } from '../words/cargoWords.ts';

/** Reads pieces: `24 tarimas`, `26 pallets`. */
export function readPieces(board: Board): Mention[] {
  return board.tokens.flatMap(({ kind, word }, at) => {
    const match = kind === 'number' ? piecesAt(board, at) : undefined;
    const { value } = match ? readDecimal(word, 0) : {};
    if (!match || !value || !board.isFree(at, match.end)) return [];
    const units = Number(value);
    if (!Number.isInteger(units) || units < 1 || units > MOST_PIECES) return [];
    board.take(at, match.end);
    return [{ field: 'units' as const, start: at, end: match.end, values: [units] }];
  });
}

/** The most pieces of a load, as the contract has it. */
const MOST_PIECES = 100_000;

/** "Cajas" are trailers, but so many of them are cartons. */
function piecesAt(board: Board, at: number): { end: number } | undefined {
  const isCarton =
    board.word(at + 1) === 'caja' && Number(board.word(at).replace(',', '')) > MOST_TRAILERS;
  return isCarton ? { end: at + 2 } : phraseAt(board.tokens, at + 1, PIECES);
}

const MOST_TRAILERS = 40;
