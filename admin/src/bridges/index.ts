import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import { catalogModule } from '../core/catalog/catalogModule.ts';
import { messages } from './messages.ts';

/** The module of border crossings. */
export const bridges = catalogModule({
  name: 'catalogs/bridges',
  icon: SwapVertOutlined,
  load: async () => (await import('./screens.tsx')).screens,
  menu: [{ group: 'anden.catalog.group', places: { internalAdmin: 6, more: 20 } }],
  namedBy: ['bridgeId'],
  messages,
});
