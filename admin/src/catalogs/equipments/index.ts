import RvHookupOutlined from '@mui/icons-material/RvHookupOutlined';
import { catalogModule } from '../../core/catalog/catalogModule.ts';
import { es } from './messages.es.ts';

/** The module of equipment types. */
export const equipments = catalogModule({
  name: 'catalogs/equipments',
  icon: RvHookupOutlined,
  load: async () => (await import('./screens.tsx')).screens,
  menu: [{ group: 'anden.catalog.group', places: { internalAdmin: 2 } }],
  namedBy: ['equipmentId', 'equipmentList'],
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
});
