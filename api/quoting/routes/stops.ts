import type { Transaction } from 'objection';
import type { Schemas } from '../../core/contract/types.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { needsRows, type Quote, stopRow, storedStops } from '../quotes/index.ts';
import { RouteStop } from './RouteStop.ts';

type LaneStop = Schemas['LaneStop'];

/** Writes the stops of a route in place of those that it has; those that its ends say whole have no rows. */
export async function saveStops(
  trx: Transaction,
  { id: routeId, companyId }: CompanyKey,
  stops: LaneStop[],
): Promise<void> {
  await RouteStop.query(trx).where({ companyId, routeId }).delete();
  const rows = stops.map((_, index) => ({ companyId, routeId, ...stopRow(stops, index) }));
  if (needsRows(stops)) await RouteStop.query(trx).insert(rows);
}

/** The stops of a quote as those of a lane, without windows; undefined where its ends say them whole. */
export async function laneStopsOf(trx: Transaction, quote: Quote): Promise<LaneStop[] | undefined> {
  const stops = await storedStops(quote, trx);
  return stops?.map(({ kind, place, contact, reference, goods }) => ({
    kind,
    place,
    contact,
    reference,
    ...(goods && { goods }),
  }));
}
