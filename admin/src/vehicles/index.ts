import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import type { Schemas } from '../core/contract/types.ts';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import { lazyPage } from '../core/modules/lazyPage.ts';
import { messages } from './messages.ts';

/** The module of vehicles: the units and trailers of carriers. */
export const vehicles = {
  name: 'vehicles',
  icon: LocalShippingOutlined,
  list: lazyPage(async () => (await import('./VehicleList.tsx')).VehicleList),
  create: lazyPage(async () => (await import('./VehicleCreate.tsx')).VehicleCreate),
  edit: lazyPage(async () => (await import('./VehicleEdit.tsx')).VehicleEdit),
  show: lazyPage(async () => (await import('./VehicleShow.tsx')).VehicleShow),
  menu: [{ places: { more: 4 } }],
  search: { detail: ({ plates, carrierName }: Schemas['Vehicle']) => `${plates} · ${carrierName}` },
  recordRepresentation: ({ name }: { name: string }) => name,
  messages,
} satisfies AdminModule;

export { VehiclesOf } from './VehiclesOf.tsx';
