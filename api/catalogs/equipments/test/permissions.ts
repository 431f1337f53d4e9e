import { catalogPermissions } from '../../../testing/permissions/catalog.ts';
import { buildEquipment } from './factory.ts';
import { equipmentPolicy } from '../policy.ts';

/** The permissions for equipment types: those of every catalog. */
export const permissions = catalogPermissions({
  names: ['equipments', 'Equipment', 'Equipments'],
  policy: equipmentPolicy,
  input: { category: 'dry_van' },
  build: () => buildEquipment(),
});
