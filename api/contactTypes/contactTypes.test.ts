import { describeCatalog } from '../testing/catalog.ts';
import { buildContactType } from './factory.ts';

describeCatalog({
  title: 'Contact types',
  resource: '/catalogs/contact_types',
  input: { nameEs: 'Cobranza de prueba', nameEn: 'Test billing', audience: 'brokers' },
  accented: 'Tráfico de prueba',
  found: 'trafico de pru',
  wrong: { audience: 'x' },
  unset: { audience: 'carriers' },
  build: buildContactType,
});
