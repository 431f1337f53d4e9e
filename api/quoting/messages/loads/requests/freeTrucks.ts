import type { Mention } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { phraseAt } from '../../text/phraseBook.ts';
import { ASKED_TRUCKS, EMPTY_TRUCKS, FREE_TRUCKS } from '../../words/otherMessages.ts';

/** "Caja seca 53 disponible en Laredo": a truck without goods, of which nobody asks whether it is there. */
export function isFreeTruck(board: Board, cargo: readonly Mention[]): boolean {
  if (cargo.some(({ field }) => ['weight', 'comodity', 'units'].includes(field))) return false;
  const words = isTruckAsked(board) ? EMPTY_TRUCKS : FREE_TRUCKS;
  return cargo.some((one) => one.field === 'equipmentId' && isBeside(board, one, words));
}

/** Whether somebody asks whether there is a truck. */
export function isTruckAsked(board: Board): boolean {
  return board.tokens.some((_, at) => !board.isCut(at) && phraseAt(board.tokens, at, ASKED_TRUCKS));
}

function isBeside(board: Board, { start, end }: Mention, words: ReadonlySet<string>): boolean {
  const near = board.tokens.slice(Math.max(0, start - NEAR), end + NEAR);
  return near.some(({ word }) => words.has(word));
}

const NEAR = 3;
