import { nextNumber } from '../../../network/companies/index.ts';
import { companyOf, saved, type Columns } from '../../../testing/base/saved.ts';
import { testDb } from '../../../testing/base/db.ts';
import { Shipment } from '../Shipment.ts';
import { ShipmentIncident } from '../incidents/ShipmentIncident.ts';

/** Inserts a potential load of the company from Monterrey to Dallas. */
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

/** Inserts an open incident of a load. */
export async function buildReport(
  overrides: Columns<ShipmentIncident> & { shipmentId: string; incidentId: string },
) {
  const place = { city: 'Laredo', state: 'US-TX', country: 'US' as const };
  const row = { place, timeZone: 'America/Chicago', occurredAt: new Date() };
  const companyId = await companyOf(Shipment, overrides.shipmentId);
  return saved(ShipmentIncident, { companyId, ...row, ...overrides });
}
