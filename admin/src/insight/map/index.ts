import MapOutlined from '@mui/icons-material/MapOutlined';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of the map. */
export const map = {
  name: 'map',
  icon: MapOutlined,
  list: lazyPage(async () => (await import('./MapPage.tsx')).MapPage),
  menu: [{ section: { name: 'operation', position: 3 } }],
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;
