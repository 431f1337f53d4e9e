import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import { catalogModule } from '../core/catalog/catalogModule.ts';
import { messages } from './messages.ts';

/** What contacts do, as the admin knows them. */
export const contactTypes = catalogModule({
  name: 'catalogs/contact_types',
  icon: ContactsOutlined,
  load: async () => (await import('./screens.tsx')).screens,
  hasShow: true,
  messages,
});
