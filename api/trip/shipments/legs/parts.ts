import type { Transaction } from 'objection';
import type { Schemas } from '../../../core/contract/types.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { type LegPlace, Quote, stopsOf } from '../../../quoting/quotes/index.ts';
import { Shipment } from '../Shipment.ts';
import { STOPS } from '../view.ts';

/** A leg of a load, as a change of the whole or of a neighbour reaches it: its load, or, until carriers are asked, its quote. */
export interface Part extends LegPlace {
  record: Shipment | Quote;
  stops: Schemas['Stop'][];
}

/** A load with its stops. */
export type WithStops<Row> = Row & { stops: Schemas['Stop'][] };

/**
 * The legs of a locked load in driving order, locked: those that have a load, and those of which no carrier was asked. One that is
 * asked for now stays as it was asked; its award gives it what has changed (`alignLeg`). Waits for no quote, because an award
 * locks a quote before its load.
 */
export async function lockParts(
  trx: Transaction,
  { id, companyId, quoteId }: CompanyKey & Pick<Shipment, 'quoteId'>,
): Promise<Part[]> {
  const loads = await Shipment.query(trx)
    .where({ companyId, wholeId: id })
    .whereNot('status', 'cancelled')
    .orderBy('legPosition')
    .forUpdate();
  const driven = loads.map(({ legPosition }) => legPosition!);
  const unsent = await Quote.query(trx)
    .where({ companyId, wholeId: quoteId })
    .whereIn('status', ['created', 'pending'])
    .whereNotIn('legPosition', driven)
    .forUpdate()
    .skipLocked();
  const parts: Part[] = [];
  for (const load of loads) parts.push(partOf(await withStops(trx, load)));
  for (const quote of unsent) parts.push(partOf(await quoteWithStops(trx, quote)));
  return parts.sort((a, b) => a.record.legPosition! - b.record.legPosition!);
}

/** A leg as a part of its load. */
export function partOf(record: WithStops<Shipment | Quote>): Part {
  const { stops, legPosition, handOver } = record;
  return { record, stops, isFirst: legPosition === 1, isLast: handOver === null };
}

/** A load with its stops as they are now. */
export async function withStops(trx: Transaction, load: Shipment): Promise<WithStops<Shipment>> {
  const { rows } = await trx.raw(STOPS, { id: load.id, companyId: load.companyId });
  return Object.assign(load, rows[0]);
}

/** A load as it is now, with its stops. */
export async function loadNow(trx: Transaction, { id, companyId }: CompanyKey) {
  return withStops(trx, await Shipment.query(trx).findOne({ id, companyId }).throwIfNotFound());
}

/** A quote with its stops, whose hours are written as those of a load. */
export async function quoteWithStops(trx: Transaction, quote: Quote): Promise<WithStops<Quote>> {
  const stops = await stopsOf(quote, trx);
  const ofLoad: Schemas['Stop'][] = stops.map(({ from, to, ...stop }) => ({
    ...stop,
    from: from?.slice(0, 5) ?? null,
    to: to?.slice(0, 5) ?? null,
  }));
  return Object.assign(quote, { stops: ofLoad });
}
