import QrCode2Outlined from '@mui/icons-material/QrCode2Outlined';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of the keys of SAT's large catalogs, for Andén's staff. */
export const satKeys = {
  name: 'sat_keys',
  icon: QrCode2Outlined,
  list: lazyPage(async () => (await import('./SatKeyList.tsx')).SatKeyList),
  hasImport: true,
  importPage: lazyPage(async () => (await import('./SatKeyImport.tsx')).SatKeyImport),
  menu: [{ menuLabel: 'satKeys.menu', section: { name: 'settings', position: 3 } }],
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;
