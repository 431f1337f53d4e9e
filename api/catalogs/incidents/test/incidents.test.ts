import { describeCatalog } from '../../../testing/catalog.ts';
import { incidents } from '../index.ts';
import { buildIncident } from './factory.ts';

describeCatalog({
  policy: incidents.policy,
  title: 'Incident types',
  resource: '/catalogs/incidents',
  input: { nameEs: 'Robo de prueba', nameEn: 'Test theft', severity: 'high' },
  accented: 'Daño de prueba',
  found: 'dano de pru',
  wrong: { severity: 'x' },
  unset: { severity: 'low' },
  build: buildIncident,
});
