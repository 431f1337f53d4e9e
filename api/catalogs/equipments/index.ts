import { catalog } from '../../core/modules/catalog.ts';
import { equipmentColumns } from './columns.ts';
import { equipmentPolicy } from './policy.ts';
import { equipmentView } from './view.ts';

export { Equipment } from './Equipment.ts';

/** The catalog of equipment types: trailers and trucks. */
export const equipments = catalog({
  name: 'catalogs/equipments',
  one: 'Equipment',
  many: 'Equipments',
  policy: equipmentPolicy,
  view: equipmentView,
  columns: equipmentColumns,
  sorts: { lengthFt: 'equipments.length_ft' },
});
