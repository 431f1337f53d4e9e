import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import type { Schemas } from '../../core/contract/types.ts';
import { keptModule } from '../../freight/kept/keptModule.ts';
import { es } from './messages.es.ts';

/** The module of vehicles: the units and trailers of carriers. */
export const vehicles = keptModule({
  name: 'vehicles',
  icon: LocalShippingOutlined,
  menuLabel: 'vehicles.tab',
  load: async () => (await import('./screens.tsx')).screens,
  search: { detail: ({ plates, carrierName }: Schemas['Vehicle']) => `${plates} · ${carrierName}` },
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
});

export { VehiclesOf } from './VehiclesOf.tsx';
