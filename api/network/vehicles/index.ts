import { keptRecords } from '../carriers/index.ts';
import { vehicleColumns } from './columns.ts';
import { normalizers } from './normalizers.ts';
import { vehiclePolicy } from './policy.ts';
import { vehicleView } from './view.ts';

export { Vehicle } from './Vehicle.ts';

/** Vehicles: the units and trailers of carriers. */
export const vehicles = keptRecords({
  name: 'vehicles',
  one: 'Vehicle',
  many: 'Vehicles',
  policy: vehiclePolicy,
  view: vehicleView,
  columns: vehicleColumns,
  text: `vehicles.name || ' ' || vehicles.plates`,
  normalizers,
});
