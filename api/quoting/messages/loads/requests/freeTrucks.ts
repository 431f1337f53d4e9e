import type { Mention } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { phraseAt } from '../../text/phraseBook.ts';
import { ASKED_TRUCKS, FREE_TRUCKS } from '../../words/otherMessages.ts';

/** "Caja seca 53 disponible en Laredo": a truck without goods, of which nobody asks whether it is there. */
export function isFreeTruck(board: Board, cargo: readonly Mention[]): boolean {
  if (cargo.some(({ field }) => ['weight', 'comodity', 'units'].includes(field))) return false;
  if (isTruckAsked(board)) return false;
  return cargo.some((one) => one.field === 'equipmentId' && isBesideFree(board, one));
}

/** Whether somebody asks whether there is a truck. */
export function isTruckAsked(board: Board): boolean {
  return board.tokens.some((_, at) => !board.isCut(at) && phraseAt(board.tokens, at, ASKED_TRUCKS));
}

function isBesideFree(board: Board, { start, end }: Mention): boolean {
  const near = board.tokens.slice(Math.max(0, start - NEAR), end + NEAR);
  return near.some(({ word }) => FREE_TRUCKS.has(word));
}

const NEAR = 3;
