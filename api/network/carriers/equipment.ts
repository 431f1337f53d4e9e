import type { Transaction } from 'objection';
import { invalid } from '../../core/errors/errors.ts';

/** Equipment types as a carrier's row has them: sorted like ids in Postgres. */
export function equipmentIds(equipmentList: readonly string[]): string[] | null {
  const ids = new Set(equipmentList.map((id) => id.toLowerCase()));
  return ids.size > 0 ? [...ids].toSorted() : null;
}

/**
 * Sets the equipment types of a carrier whose row has them already, so that no trigger writes it again; throws 422 for an
 * unknown one.
 */
export async function setEquipment(
  carrierId: string,
  equipmentList: readonly string[],
  trx: Transaction,
): Promise<void> {
  const existingIds = await trx('equipments').whereIn('id', equipmentList).pluck('id');
  if (existingIds.length < equipmentList.length) throw invalid('equipmentList', UNKNOWN_EQUIPMENT);
  const others = trx('carrier_equipments').where({ carrierId });
  await others.whereRaw('equipment_id <> all (?)', [[...equipmentList]]).delete();
  const rows = equipmentList.map((equipmentId) => ({ carrierId, equipmentId }));
  if (rows.length > 0) await trx('carrier_equipments').insert(rows).onConflict().ignore();
}

/** The error for an equipment type that does not exist. */
export const UNKNOWN_EQUIPMENT = {
  es: 'Hay un tipo de equipo que no existe',
  en: 'One of the equipment types does not exist',
};
