import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { lazyPage } from '../core/modules/lazyPage.ts';
import { localName } from '../core/format/localName.ts';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

/** Commodity types, as the admin knows them. */
export const comodities = {
  name: 'catalogs/comodities',
  icon: CategoryOutlined,
  list: lazyPage(() => import('./ComodityList.tsx'), 'ComodityList'),
  create: lazyPage(() => import('./ComodityCreate.tsx'), 'ComodityCreate'),
  edit: lazyPage(() => import('./ComodityEdit.tsx'), 'ComodityEdit'),
  recordRepresentation: (comodity: object) => localName(comodity),
  messages,
} satisfies AdminModule;
