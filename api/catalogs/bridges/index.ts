import { catalog } from '../../core/modules/catalog.ts';
import { Bridge } from './Bridge.ts';
import { checkHours } from './hours.ts';

export { Bridge } from './Bridge.ts';
export { cargoHours } from './hours.ts';
export { openingOf } from './openingOf.ts';

/** The catalog of border crossings. */
export const bridges = catalog({
  name: 'catalogs/bridges',
  one: 'Bridge',
  many: 'Bridges',
  model: Bridge,
  check: checkHours,
});
