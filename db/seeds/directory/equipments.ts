import { equipmentTypes } from '../data/equipments.ts';
import { id } from '../tools/ids.ts';
import { later } from '../tools/time.ts';

/** The rows of the equipment catalog, the most common first. */
export function equipmentRows(now: Date) {
  const createdAt = later(now, -430 * 24 * 60);
  return equipmentTypes.map((type) => ({
    id: equipmentId(type.code),
    ...type,
    createdAt,
    updatedAt: createdAt,
  }));
}

/** The id of an equipment type by its code; throws when the catalog has none. */
export function equipmentId(code: string): string {
  if (!equipmentTypes.some((type) => type.code === code)) throw new Error(`No equipment ${code}`);
  return id(`equipment:${code}`);
}
