import type { Transaction } from 'objection';
import { tellChanged } from '../../../core/announcements/changes.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { Shipment } from '../Shipment.ts';

/** Lets the open pages of a load's legs read their hand-overs anew, because one of the legs has another contact or carrier. */
export async function tellLegs(trx: Transaction, { id, companyId }: CompanyKey): Promise<void> {
  const legs = await Shipment.query(trx).where({ companyId, wholeId: id }).select('id');
  const ids = legs.map((leg) => leg.id);
  if (ids.length > 0) tellChanged(trx, Shipment.tableName, ids);
}
