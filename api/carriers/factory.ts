import { insertApproved } from '../testing/base/documents.ts';
import { carrierRow } from '../testing/base/owners.ts';
import { saved, type Columns } from '../testing/base/saved.ts';
import { Carrier } from './Carrier.ts';
import { documentTypes } from './requiredDocuments.ts';

type Overrides = Columns<Carrier> & {
  /** Ids of equipment types. */
  equipmentList?: string[];
};

/** A saved active carrier of Monterrey to Texas, in the internal network unless a `companyId` is given. */
export async function buildCarrier({ equipmentList = [], ...overrides }: Overrides = {}) {
  const carrier = await saved(Carrier, { ...carrierRow(), ...overrides });
  const rows = equipmentList.map((equipmentId) => ({ carrierId: carrier.id, equipmentId }));
  if (rows.length > 0) await Carrier.knex()('carrier_equipments').insert(rows);
  return carrier;
}

/** Approves all documents of the carrier for 90 days, as if somebody had reviewed them; those that exist stay as they are. */
export function approveDocuments(carrierId: string): Promise<void> {
  return insertApproved(carrierId, documentTypes);
}
