import type { Transaction } from 'objection';
import { fold } from '../../../core/import/sheet/fold.ts';
import type { Row } from '../../../core/import/sheet/sheet.ts';
import { Shipment } from '../Shipment.ts';

interface Load {
  customerId?: string | null;
  customerReference?: string | null;
}

/** Recognizes loads by the customer and its reference; of those with one reference the last that is not cancelled. */
export async function recognize(
  rows: Row<Load>[],
  companyId: string,
  trx: Transaction,
): Promise<void> {
  const references = rows.flatMap(({ values }) => values.customerReference ?? []);
  if (references.length === 0) return;
  const loads = await Shipment.query(trx)
    .where({ companyId })
    .whereRaw(
      'folded(customer_reference) = any(select folded(one) from unnest(?::text[]) as one)',
      [[...new Set(references)]],
    )
    .orderByRaw(`status <> 'cancelled', number`);
  const loadByReference = new Map(loads.map((load) => [referenceKey(load), load]));
  for (const row of rows) {
    const load = loadByReference.get(referenceKey(row.values));
    if (load) row.existing = { id: load.id, isArchived: load.status === 'cancelled' };
  }
}

/** The key by which a load is recognized, of its customer and the reference; empty without a reference. */
export function referenceKey({ customerId, customerReference }: Load): string {
  const reference = fold(customerReference ?? '');
  return reference && JSON.stringify([customerId, reference]);
}
