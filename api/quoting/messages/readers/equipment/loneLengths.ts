import type { MessageEquipment } from '../../context.ts';
import type { Mention } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { feetBehind, idsOf } from './equipmentTypes.ts';

/** `53` between commas or alone in its line: all types of that length, which are asked. */
export function loneLengths(board: Board, equipments: readonly MessageEquipment[]): Mention[] {
  return board.tokens.flatMap(({ word }, at) => {
    const end = TRAILER_LENGTHS.has(word) && board.isFree(at) ? feetBehind(board, at + 1) : at;
    const isAlone = end > at && isEdge(board, at - 1) && isEdge(board, end);
    const values = isAlone ? idsOf(equipments, EQUIPMENT_OF_ANY_KIND, Number(word)) : [];
    if (values.length === 0) return [];
    board.take(at, end);
    return [{ field: 'equipmentId' as const, start: at, end, values }];
  });
}

const TRAILER_LENGTHS = new Set(['53', '48']);
const EQUIPMENT_OF_ANY_KIND = { categories: ['dry_van', 'refrigerated', 'flatbed'] };

function isEdge({ tokens }: Board, at: number): boolean {
  const token = tokens[at];
  return !token || token.kind === 'break' || ',;:.*|\t'.includes(token.word);
}
