import type { Board } from '../../text/Board.ts';

/** The tokens of a cell of a table. */
export interface Cell {
  start: number;
  end: number;
}

/** The lines of a message, without those that are empty or cut. */
export function linesOf(board: Board): Cell[] {
  const lines: Cell[] = [];
  let start = 0;
  for (let at = 0; at <= board.tokens.length; at += 1) {
    if (at < board.tokens.length && board.tokens[at]!.kind !== 'break') continue;
    lines.push({ start, end: at });
    start = at + 1;
  }
  return lines;
}

/** The cells of a line between tabs, or else between upright strokes; the strokes of an edge make no cell. */
export function cellsOf(board: Board, { start, end }: Cell): Cell[] {
  const sign = ['\t', '|', ';'].find((one) =>
    board.tokens.slice(start, end).some(({ word }) => word === one),
  );
  if (!sign) return [];
  const cells: Cell[] = [];
  let from = start;
  for (let at = start; at <= end; at += 1) {
    if (at < end && board.word(at) !== sign) continue;
    cells.push({ start: from, end: at });
    from = at + 1;
  }
  return sign === '|'
    ? cells.filter(
        (cell, index) => cell.end > cell.start || (index > 0 && index < cells.length - 1),
      )
    : cells;
}
