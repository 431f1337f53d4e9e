import ContactPhoneOutlined from '@mui/icons-material/ContactPhoneOutlined';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { es } from './messages.es.ts';

/** The module of contacts of companies and carriers. */
export const contacts = {
  name: 'contacts',
  icon: ContactPhoneOutlined,
  list: lazyPage(async () => (await import('./ContactList.tsx')).ContactList),
  create: lazyPage(async () => (await import('./ContactCreate.tsx')).ContactCreate),
  edit: lazyPage(async () => (await import('./ContactEdit.tsx')).ContactEdit),
  show: lazyPage(async () => (await import('./ContactShow.tsx')).ContactShow),
  menu: [{ section: { name: 'directory', position: 3 } }],
  search: {
    detail: ({ position, ownerName }: Schemas['Contact']) =>
      [position, ownerName].filter(Boolean).join(' · '),
  },
  recordRepresentation: ({ name }: { name: string }) => name,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { ContactBookInput } from './ContactBookInput.tsx';
export { ContactsOf } from './ContactsOf.tsx';
