import GroupOutlined from '@mui/icons-material/GroupOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { es } from './messages.es.ts';
import { fullName } from './user.ts';

/** The module of users. */
export const users = {
  name: 'users',
  icon: GroupOutlined,
  list: lazyPage(async () => (await import('./UserList.tsx')).UserList),
  create: lazyPage(async () => (await import('./UserCreate.tsx')).UserCreate),
  edit: lazyPage(async () => (await import('./UserEdit.tsx')).UserEdit),
  show: lazyPage(async () => (await import('./UserShow.tsx')).UserShow),
  menu: [{ places: { internalAdmin: 5 }, section: { name: 'directory', position: 6 } }],
  rootPage: {
    path: 'profile',
    label: 'users.profile.title',
    icon: PersonOutlined,
    page: lazyPage(async () => (await import('./profile/ProfilePage.tsx')).ProfilePage),
  },
  namedBy: ['coveredBy'],
  search: { detail: ({ email }: Schemas['User']) => email },
  recordRepresentation: fullName,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;
