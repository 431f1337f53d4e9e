import type { Board } from '../../text/Board.ts';
import { STREETS } from '../../words/nameWords.ts';

/** "Calle Monterrey", "Carretera Saltillo-Monterrey", "carretera a Laredo", "Laredo km 14": the name of a street. */
export function isOfStreet(board: Board, at: number): boolean {
  if (board.word(at + 1) === 'km' && board.tokens[at + 2]?.kind === 'number') return true;
  if (isOfPark(board, at)) return true;
  let before = at - 1;
  if (board.word(before) === '-') before -= 2;
  while (before > at - FARTHEST && SMALL.has(board.word(before))) before -= 1;
  return STREETS.has(board.word(before)) && board.isFree(before);
}

/** "Parque Industrial Santa María, Ramos Arizpe": the city stands behind the comma. */
function isOfPark(board: Board, at: number): boolean {
  if (!['parque', 'industrial', 'park'].includes(board.word(at - 1))) return false;
  return [1, 2, 3].some((step) => board.word(at + step) === ',');
}

const FARTHEST = 5;
const SMALL = new Set(['.', 'a', 'al', 'de', 'la', 'el']);
