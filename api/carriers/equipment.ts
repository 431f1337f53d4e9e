import type { Transaction } from 'objection';
import { invalid } from '../core/http/errors.ts';

/** Replaces a carrier's equipment types; returns the old and the new list, both in the same order. */
export async function replaceEquipment(
  carrierId: string,
  equipmentIds: string[],
  trx: Transaction,
) {
  const before = await trx('carrier_equipments').where({ carrierId }).pluck('equipment_id');
  await setEquipment(carrierId, equipmentIds, trx);
  const sorted = (ids: string[]) => ({ equipmentList: ids.toSorted() });
  return { before: sorted(before), after: sorted(equipmentIds) };
}

/** Sets the equipment types of a carrier; throws 422 for an unknown one. */
export async function setEquipment(carrierId: string, equipmentIds: string[], trx: Transaction) {
  const known = await trx('equipments').whereIn('id', equipmentIds).pluck('id');
  if (known.length < equipmentIds.length) throw invalid('equipmentList', UNKNOWN);
  await trx('carrier_equipments').where({ carrierId }).delete();
  const rows = equipmentIds.map((equipmentId) => ({ carrierId, equipmentId }));
  if (rows.length > 0) await trx('carrier_equipments').insert(rows);
}

const UNKNOWN = {
  es: 'Hay un tipo de equipo que no existe',
  en: 'One of the equipment types does not exist',
};
