import type { Schemas } from '../../../core/contract/types.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { nextNumber } from '../../../network/companies/index.ts';
import { companyOf, saved, type Columns } from '../../../testing/base/saved.ts';
import { testDb } from '../../../testing/base/db.ts';
import { saveStops } from '../../../quoting/quotes/index.ts';
import { Shipment } from '../Shipment.ts';
import { ShipmentStop } from '../ShipmentStop.ts';
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

/** A stop between the ends of a load. */
export interface StopBetween {
  kind: Schemas['StopKind'];
  place: Schemas['Place'];
  date?: string;
  from?: string;
  to?: string;
}

/** Gives a load stops between its ends. */
export async function buildStops({ id, companyId }: CompanyKey, between: StopBetween[]) {
  const stops = [{ kind: 'pickup' }, ...between, { kind: 'delivery' }] as Schemas['Stop'][];
  await Shipment.transaction((trx) => saveStops(trx, ShipmentStop, { id, companyId }, stops));
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
