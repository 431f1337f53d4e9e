import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import { catalogModule } from '../../core/catalog/catalogModule.ts';
import { es } from './messages.es.ts';

/** The module of contact types. */
export const contactTypes = catalogModule({
  name: 'catalogs/contact_types',
  icon: ContactsOutlined,
  load: async () => (await import('./screens.tsx')).screens,
  hasShow: true,
  menu: [{ group: 'anden.catalog.group', places: { internalAdmin: 4 } }],
  namedBy: ['contactTypeId'],
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
});
