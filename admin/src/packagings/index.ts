import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { lazyPage } from '../core/modules/lazyPage.ts';
import { localName } from '../core/format/localName.ts';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

/** How goods are packed, as the admin knows it; the specification spells the list in the singular. */
export const packagings = {
  name: 'catalogs/packagings',
  listPath: 'catalogs/packaging',
  icon: Inventory2Outlined,
  list: lazyPage(() => import('./PackagingList.tsx'), 'PackagingList'),
  create: lazyPage(() => import('./PackagingCreate.tsx'), 'PackagingCreate'),
  edit: lazyPage(() => import('./PackagingEdit.tsx'), 'PackagingEdit'),
  recordRepresentation: (record: object) => localName(record),
  messages,
} satisfies AdminModule;
