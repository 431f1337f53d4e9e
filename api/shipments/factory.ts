import { nextNumber } from '../companies/index.ts';
import { saved, type Columns } from '../testing/saved.ts';
import { testDb } from '../testing/db.ts';
import { Shipment } from './Shipment.ts';

/** A saved potential load of the company from Monterrey to Dallas. */
export async function buildShipment(overrides: Columns<Shipment> & { companyId: string }) {
  const db = await testDb();
  const number = await db.transaction((trx) =>
    nextNumber(overrides.companyId, 'shipmentCount', trx),
  );
  const row = {
    number,
    movement: 'cross_border',
    origin: { city: 'Monterrey', state: 'MX-NLE', country: 'MX', postalCode: '64000' },
    destination: { city: 'Dallas', state: 'US-TX', country: 'US', postalCode: '75201' },
  };
  return saved(Shipment, { ...row, ...overrides });
}
