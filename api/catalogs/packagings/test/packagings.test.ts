import { describeCatalog } from '../../../testing/catalog.ts';
import { packagings } from '../index.ts';
import { buildPackaging } from './factory.ts';

describeCatalog({
  policy: packagings.policy,
  title: 'Packaging types',
  resource: '/catalogs/packagings',
  input: { nameEs: 'Huacal de prueba', nameEn: 'Test crate', stackable: true },
  accented: 'Cartón de prueba',
  found: 'carton de pru',
  wrong: { length: '-1' },
  unset: { stackable: false },
  build: buildPackaging,
});
