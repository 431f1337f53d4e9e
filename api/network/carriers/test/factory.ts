import { insertApproved } from '../../../testing/base/documents.ts';
import { carrierRow } from '../../../testing/base/owners.ts';
import { saved, type Columns } from '../../../testing/base/saved.ts';
import { Carrier } from '../Carrier.ts';
import { documentTypes } from '../completion/requiredDocuments.ts';
import { equipmentIds } from '../equipment.ts';

type Overrides = Columns<Carrier> & {
  /** Ids of equipment types. */
  equipmentList?: string[];
};

/** Inserts an active carrier that serves Monterrey to Texas, in the internal network unless `companyId` is given. */
export async function buildCarrier({ equipmentList = [], ...overrides }: Overrides = {}) {
  const given = { ...carrierRow(), ...overrides, equipmentIds: equipmentIds(equipmentList) };
  const carrier = await saved(Carrier, given);
  const rows = equipmentList.map((equipmentId) => ({ carrierId: carrier.id, equipmentId }));
  if (rows.length > 0) await Carrier.knex()('carrier_equipments').insert(rows);
  return carrier;
}

/** Inserts approved documents of all types for the carrier, valid for 90 days; existing documents are not changed. */
export function approveDocuments(carrierId: string): Promise<void> {
  return insertApproved(carrierId, documentTypes);
}
