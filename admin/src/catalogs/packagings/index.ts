import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { catalogModule } from '../../core/catalog/catalogModule.ts';
import { es } from './messages.es.ts';

/** The module of packaging types; the path of the list is in the singular, as in the specification. */
export const packagings = catalogModule({
  name: 'catalogs/packagings',
  icon: Inventory2Outlined,
  load: async () => (await import('./screens.tsx')).screens,
  listPath: 'catalogs/packaging',
  menu: [{ group: 'anden.catalog.group', places: { internalAdmin: 3 } }],
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
});
