import MapOutlined from '@mui/icons-material/MapOutlined';
import type { TranslateFunction } from 'react-admin';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { laneWithStops } from '../../freight/places/placeText.ts';
import { ImportForNetwork } from '../../freight/users/importForNetwork.ts';
import { es } from './messages.es.ts';

/** The module of loads. */
export const shipments = {
  name: 'shipments',
  icon: MapOutlined,
  list: lazyPage(async () => (await import('./ShipmentList.tsx')).ShipmentList),
  create: lazyPage(async () => (await import('./ShipmentCreate.tsx')).ShipmentCreate),
  edit: lazyPage(async () => (await import('./ShipmentEdit.tsx')).ShipmentEdit),
  show: lazyPage(async () => (await import('./show/ShipmentShow.tsx')).ShipmentShow),
  shownResources: ['validations'],
  hasImport: true,
  importPage: ImportForNetwork,
  menu: [
    { places: { member: 3 }, section: { name: 'operation', position: 1 }, waitingKind: 'late' },
  ],
  search: { detail: detailOf },
  recordRepresentation: ({ reference }: { reference: string }) => reference,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { LoadsUnderWay } from './board/LoadsUnderWay.tsx';

function detailOf(record: Schemas['Shipment'], translate: TranslateFunction): string {
  return [laneWithStops(record, translate), record.customerName].filter(Boolean).join(' · ');
}
