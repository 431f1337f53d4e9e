import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { catalogModule } from '../../core/catalog/catalogModule.ts';
import { es } from './messages.es.ts';

/** The module of incident types. */
export const incidents = catalogModule({
  name: 'catalogs/incidents',
  icon: WarningAmberOutlined,
  load: async () => (await import('./screens.tsx')).screens,
  menu: [{ group: 'anden.catalog.group', places: { internalAdmin: 5 } }],
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
});
