import type { MessageEquipment } from '../../context.ts';
import type { Board } from '../../text/Board.ts';
import { SILENT } from '../../text/tokens.ts';
import { type EquipmentName, FEET } from '../../words/equipmentWords.ts';

/** A name of the trade, or of an entry of the catalog. */
export type Name = EquipmentName & { id?: string };

/** The types of the catalog that a name means, with its length in feet if it has one. */
export function idsOf(
  equipments: readonly MessageEquipment[],
  name: Name,
  feet: number | undefined,
): string[] {
  return equipments.filter((one) => isMeant(one, name, feet)).map(({ id }) => id);
}

function isMeant(equipment: MessageEquipment, name: Name, feet: number | undefined): boolean {
  if (name.id) return equipment.id === name.id;
  if (name.code) return equipment.code === name.code;
  const isLong = feet === undefined || Number(equipment.lengthFt) === feet;
  return name.categories.includes(equipment.category) && isLong;
}

/** The token behind the words and signs for feet. */
export function feetBehind(board: Board, at: number): number {
  let end = at;
  while (board.isFree(end) && (SIGNS.has(board.word(end)) || FEET.has(board.word(end)))) end += 1;
  return end;
}

/** Signs of feet; a full stop ends a sentence. */
const SIGNS = new Set([...SILENT].filter((sign) => sign !== '.' && sign !== '*'));
