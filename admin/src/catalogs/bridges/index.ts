import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import { catalogModule } from '../../core/catalog/catalogModule.ts';
import { es } from './messages.es.ts';

/** The module of border crossings. */
export const bridges = catalogModule({
  name: 'catalogs/bridges',
  icon: SwapVertOutlined,
  load: async () => (await import('./screens.tsx')).screens,
  menu: [{ menuLabel: 'bridges.menu', section: { name: 'settings', position: 2 } }],
  namedBy: ['bridgeId', 'bridgeList'],
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
});
