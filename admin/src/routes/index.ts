import RouteOutlined from '@mui/icons-material/RouteOutlined';
import { createElement } from 'react';
import { lazyPage } from '../core/modules/lazyPage.ts';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

const CarrierRoutes = lazyPage(() => import('./CarrierRoutes.tsx'), 'CarrierRoutes');
const CarrierRoute = lazyPage(() => import('./CarrierRoute.tsx'), 'CarrierRoute');

/** Lanes that a customer ships regularly, as brokers, shippers and staff know them; to carriers those they cover. */
export const routes = {
  name: 'routes',
  icon: RouteOutlined,
  list: lazyPage(() => import('./RouteList.tsx'), 'RouteList'),
  create: lazyPage(() => import('./RouteCreate.tsx'), 'RouteCreate'),
  edit: lazyPage(() => import('./RouteEdit.tsx'), 'RouteEdit'),
  show: lazyPage(() => import('./RouteShow.tsx'), 'RouteShow'),
  customRoutes: [
    { path: 'carrier/routes', element: createElement(CarrierRoutes) },
    { path: 'carrier/routes/view', element: createElement(CarrierRoute) },
  ],
  recordRepresentation: ({ reference }: { reference: string }) => reference,
  messages,
} satisfies AdminModule;

export { MakeRouteButton } from './MakeRouteButton.tsx';
