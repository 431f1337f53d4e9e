import MapOutlined from '@mui/icons-material/MapOutlined';
import { lazyPage } from '../core/lazyPage.ts';
import { loadRoute } from '../core/load/loadRoute.tsx';
import type { Room } from '../core/room.ts';
import { messages } from './messages.ts';

/** Loads on their way, as the admin knows them. */
export const shipments = {
  name: 'shipments',
  icon: MapOutlined,
  list: lazyPage(() => import('./ShipmentList.tsx'), 'ShipmentList'),
  create: lazyPage(() => import('./ShipmentCreate.tsx'), 'ShipmentCreate'),
  edit: lazyPage(() => import('./ShipmentEdit.tsx'), 'ShipmentEdit'),
  show: lazyPage(() => import('./show/ShipmentShow.tsx'), 'ShipmentShow'),
  customRoutes: [loadRoute('shipments')],
  recordRepresentation: ({ reference }: { reference: string }) => reference,
  messages,
} satisfies Room;
