import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { lazyPage } from '../core/modules/lazyPage.ts';
import { localName } from '../core/format/localName.ts';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

/** What may go wrong with a load, as the admin knows it. */
export const incidents = {
  name: 'catalogs/incidents',
  icon: WarningAmberOutlined,
  list: lazyPage(() => import('./IncidentList.tsx'), 'IncidentList'),
  create: lazyPage(() => import('./IncidentCreate.tsx'), 'IncidentCreate'),
  edit: lazyPage(() => import('./IncidentEdit.tsx'), 'IncidentEdit'),
  recordRepresentation: (record: object) => localName(record),
  messages,
} satisfies AdminModule;
