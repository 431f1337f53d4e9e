import { describeCatalog } from '../../../testing/catalog.ts';
import { comodities } from '../index.ts';
import { buildComodity } from './factory.ts';

describeCatalog({
  policy: comodities.policy,
  title: 'Commodity types',
  resource: '/catalogs/comodities',
  input: { nameEs: 'Pinturas de prueba', nameEn: 'Test paint', hazmat: true },
  accented: 'Químicos de prueba',
  found: 'quimicos de pru',
  wrong: { hazmat: 'x' },
  unset: { hazmat: false },
  build: buildComodity,
});
