import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import { lazyPage } from '../core/modules/lazyPage.ts';
import { localName } from '../core/format/localName.ts';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

/** What contacts do, as the admin knows them. */
export const contactTypes = {
  name: 'catalogs/contact_types',
  icon: ContactsOutlined,
  list: lazyPage(() => import('./ContactTypeList.tsx'), 'ContactTypeList'),
  create: lazyPage(() => import('./ContactTypeCreate.tsx'), 'ContactTypeCreate'),
  edit: lazyPage(() => import('./ContactTypeEdit.tsx'), 'ContactTypeEdit'),
  show: lazyPage(() => import('./ContactTypeShow.tsx'), 'ContactTypeShow'),
  recordRepresentation: (record: object) => localName(record),
  messages,
} satisfies AdminModule;
