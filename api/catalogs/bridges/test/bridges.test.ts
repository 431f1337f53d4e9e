import { describeCatalog } from '../../../testing/catalog.ts';
import { bridges } from '../index.ts';
import { buildBridge } from './factory.ts';

describeCatalog({
  policy: bridges.policy,
  title: 'Border crossings',
  resource: '/catalogs/bridges',
  input: { nameEs: 'Puente de prueba', nameEn: 'Test bridge', usPort: '2304' },
  accented: 'Río de prueba',
  found: 'rio de pru',
  wrong: { usPort: '23' },
  unset: { usPort: null },
  build: buildBridge,
});
