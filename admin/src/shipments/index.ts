import MapOutlined from '@mui/icons-material/MapOutlined';
import { lazyPage } from '../core/modules/lazyPage.ts';
import { importRoute } from '../core/import/importRoute.tsx';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

/** Loads on their way, as the admin knows them. */
export const shipments = {
  name: 'shipments',
  icon: MapOutlined,
  list: lazyPage(async () => (await import('./ShipmentList.tsx')).ShipmentList),
  create: lazyPage(async () => (await import('./ShipmentCreate.tsx')).ShipmentCreate),
  edit: lazyPage(async () => (await import('./ShipmentEdit.tsx')).ShipmentEdit),
  show: lazyPage(async () => (await import('./show/ShipmentShow.tsx')).ShipmentShow),
  customRoutes: [importRoute('shipments')],
  recordRepresentation: ({ reference }: { reference: string }) => reference,
  messages,
} satisfies AdminModule;

export { LoadsUnderWay } from './board/LoadsUnderWay.tsx';
