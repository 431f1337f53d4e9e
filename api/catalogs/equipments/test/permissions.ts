import { catalogPermissions } from '../../../testing/permissions/catalog.ts';
import { buildEquipment } from './factory.ts';
import { equipments } from '../index.ts';

/** The permissions for equipment types: those of every catalog. */
export const permissions = catalogPermissions({
  names: ['equipments', 'Equipment', 'Equipments'],
  policy: equipments.policy,
  input: { category: 'dry_van' },
  build: () => buildEquipment(),
});
