import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { catalogModule } from '../core/catalog/catalogModule.ts';
import { messages } from './messages.ts';

/** The module of commodity types. */
export const comodities = catalogModule({
  name: 'catalogs/comodities',
  icon: CategoryOutlined,
  load: async () => (await import('./screens.tsx')).screens,
  menu: [{ group: 'anden.catalog.group', places: { internalAdmin: 1, more: 20 } }],
  namedBy: ['comodityId'],
  messages,
});
