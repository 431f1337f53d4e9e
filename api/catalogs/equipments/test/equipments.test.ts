import { describeCatalog } from '../../../testing/catalog.ts';
import { equipments } from '../index.ts';
import { buildEquipment } from './factory.ts';

describeCatalog({
  policy: equipments.policy,
  title: 'Equipment types',
  resource: '/catalogs/equipments',
  input: { nameEs: 'Caja seca de prueba', nameEn: 'Test van', category: 'dry_van' },
  accented: 'Góndola de prueba',
  found: 'gondola de pru',
  wrong: { category: 'x' },
  unset: { category: 'dry_van' },
  build: buildEquipment,
});
