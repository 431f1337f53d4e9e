import RouteOutlined from '@mui/icons-material/RouteOutlined';
import type { TranslateFunction } from 'react-admin';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { isCarrier, isNoCarrier } from '../../freight/users/kinds.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { laneWithStops } from '../../freight/places/placeText.ts';
import { es } from './messages.es.ts';

const CarrierRoutes = lazyPage(async () => (await import('./CarrierRoutes.tsx')).CarrierRoutes);
const CarrierRoute = lazyPage(async () => (await import('./CarrierRoute.tsx')).CarrierRoute);

/** The module of routes, the lanes that a customer ships regularly; carriers see those that they cover. */
export const routes = {
  name: 'routes',
  icon: RouteOutlined,
  list: lazyPage(async () => (await import('./RouteList.tsx')).RouteList),
  create: lazyPage(async () => (await import('./RouteCreate.tsx')).RouteCreate),
  edit: lazyPage(async () => (await import('./RouteEdit.tsx')).RouteEdit),
  show: lazyPage(async () => (await import('./RouteShow.tsx')).RouteShow),
  customRoutes: [
    { path: 'carrier/routes', page: CarrierRoutes, isFor: isCarrier },
    { path: 'carrier/routes/view', page: CarrierRoute, action: 'show', isFor: isCarrier },
  ],
  menu: [
    {
      places: { internalAdmin: 3 },
      section: { name: 'operation', position: 5 },
      isFor: isNoCarrier,
    },
    { label: 'routes.menu.assigned', places: { customerAdmin: 4 }, isFor: isNoCarrier },
    {
      path: 'carrier/routes',
      label: 'routes.menu.assigned',
      places: { carrierAdmin: 2, carrierMember: 2 },
    },
  ],
  search: { detail: detailOf },
  recordRepresentation: ({ reference }: { reference: string }) => reference,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { MakeRouteButton } from './MakeRouteButton.tsx';

function detailOf(record: Schemas['Route'], translate: TranslateFunction): string {
  return [laneWithStops(record, translate), record.customerName].filter(Boolean).join(' · ');
}
