import type { Transaction } from 'objection';
import type { Schemas } from '../../../core/contract/types.ts';
import { fold } from '../../../core/import/sheet/fold.ts';
import { markLikely } from '../../../core/import/records/markLikely.ts';
import type { Row, SheetContext } from '../../../core/import/sheet/sheet.ts';
import { Shipment } from '../Shipment.ts';

interface Load {
  customerId?: string | null;
  customerReference?: string | null;
  pickupDate?: string | null;
  deliveryDate?: string | null;
  origin: Schemas['Place'];
  destination: Schemas['Place'];
}

/**
 * Recognizes rows without a reference by a load of the same customer, lane and dates that was there before the file, and
 * warns of it: such loads doubled with each import. The user decides what becomes of the row.
 */
export async function recognizeAlike(
  rows: Row<Load>[],
  { companyId, now }: SheetContext,
  trx: Transaction,
): Promise<void> {
  const others = rows.filter(({ existing, values }) => !existing && keyOf(values));
  if (others.length === 0) return;
  const dates = [...new Set(others.map(({ values }) => values.pickupDate!))];
  const loads = await Shipment.query(trx)
    .select('id', 'customerId', 'pickupDate', 'deliveryDate', 'origin', 'destination')
    .where({ companyId, wholeId: null })
    .whereNot('status', 'cancelled')
    .where('createdAt', '<', now.toISOString())
    .whereRaw('pickup_date = any(?::date[])', [dates]);
  const idByKey = new Map(
    loads.map((load) => [keyOf({ ...load, customerReference: null }), load.id]),
  );
  for (const row of others) {
    const id = idByKey.get(keyOf(row.values));
    if (id) markLikely(row, id, SEEMS);
  }
}

/** The customer, the lane and the dates; nothing for a load with a reference or without a date. */
function keyOf(load: Load): string | undefined {
  const { customerId, customerReference, pickupDate, deliveryDate, origin, destination } = load;
  if (customerReference?.trim() || !pickupDate) return undefined;
  const lane = [origin, destination].map(({ city, state }) => [fold(city ?? ''), state]);
  return JSON.stringify([customerId ?? null, pickupDate, deliveryDate ?? null, lane]);
}

const SEEMS = {
  es: 'Parece que ya está registrada: hay una carga del mismo cliente, ruta y fechas',
  en: 'It seems to be there: a load has the same customer, lane and dates',
};
