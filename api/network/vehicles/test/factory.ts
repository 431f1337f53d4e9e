import { Carrier } from '../../carriers/index.ts';
import { saved, type Columns } from '../../../testing/base/saved.ts';
import { Vehicle } from '../Vehicle.ts';

let count = 0;

/** Inserts a unit of the carrier, with plates of its own. */
export async function buildVehicle(
  overrides: Columns<Vehicle> & { carrierId: string },
): Promise<Vehicle> {
  count += 1;
  const { companyId } = (await Carrier.query().findById(overrides.carrierId))!;
  const plates = `${String(process.pid % 10_000).padStart(4, '0')}T${count}`;
  return saved(Vehicle, { kind: 'unit', name: `T-${count}`, plates, companyId, ...overrides });
}
