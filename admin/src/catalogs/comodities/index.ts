import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { catalogModule } from '../../core/catalog/catalogModule.ts';
import { es } from './messages.es.ts';

/** The module of commodity types. */
export const comodities = catalogModule({
  name: 'catalogs/comodities',
  icon: CategoryOutlined,
  load: async () => (await import('./screens.tsx')).screens,
  menu: [{ group: 'anden.catalog.group', places: { internalAdmin: 1 } }],
  namedBy: ['comodityId'],
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
});
