import { saved, type Columns } from '../testing/saved.ts';
import { Carrier } from './Carrier.ts';

let count = 0;

type Overrides = Columns<Carrier> & {
  /** Ids of equipment types. */
  equipmentList?: string[];
};

/** A saved active carrier of Monterrey to Texas, in the internal network unless a `companyId` is given. */
export async function buildCarrier({ equipmentList = [], ...overrides }: Overrides = {}) {
  count += 1;
  const row = {
    carrierName: `Transportes de Prueba ${process.pid}-${count}`,
    countries: ['MX', 'US'],
    originStates: ['MX-NLE'],
    deliveryStates: ['US-TX'],
    movements: ['cross_border'],
    status: 'active',
  };
  const carrier = await saved(Carrier, { ...row, ...overrides });
  const rows = equipmentList.map((equipmentId) => ({ carrierId: carrier.id, equipmentId }));
  if (rows.length > 0) await Carrier.knex()('carrier_equipments').insert(rows);
  return carrier;
}
