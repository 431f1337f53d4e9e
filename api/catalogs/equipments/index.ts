import { catalog } from '../../core/modules/catalog.ts';
import { Equipment } from './Equipment.ts';

export { Equipment } from './Equipment.ts';

/** The catalog of equipment types: trailers and trucks. */
export const equipments = catalog({
  name: 'catalogs/equipments',
  one: 'Equipment',
  many: 'Equipments',
  model: Equipment,
});
