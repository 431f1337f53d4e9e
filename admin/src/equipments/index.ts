import RvHookupOutlined from '@mui/icons-material/RvHookupOutlined';
import { lazyPage } from '../core/modules/lazyPage.ts';
import { localName } from '../core/format/localName.ts';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

/** Equipment types, as the admin knows them. */
export const equipments = {
  name: 'catalogs/equipments',
  icon: RvHookupOutlined,
  list: lazyPage(() => import('./EquipmentList.tsx'), 'EquipmentList'),
  create: lazyPage(() => import('./EquipmentCreate.tsx'), 'EquipmentCreate'),
  edit: lazyPage(() => import('./EquipmentEdit.tsx'), 'EquipmentEdit'),
  recordRepresentation: (equipment: object) => localName(equipment),
  messages,
} satisfies AdminModule;
