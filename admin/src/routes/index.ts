import RouteOutlined from '@mui/icons-material/RouteOutlined';
import { createElement } from 'react';
import { lazyPage } from '../core/modules/lazyPage.ts';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

const CarrierRoutes = lazyPage(async () => (await import('./CarrierRoutes.tsx')).CarrierRoutes);
const CarrierRoute = lazyPage(async () => (await import('./CarrierRoute.tsx')).CarrierRoute);

/** Lanes that a customer ships regularly, as brokers, shippers and staff know them; to carriers those they cover. */
export const routes = {
  name: 'routes',
  icon: RouteOutlined,
  list: lazyPage(async () => (await import('./RouteList.tsx')).RouteList),
  create: lazyPage(async () => (await import('./RouteCreate.tsx')).RouteCreate),
  edit: lazyPage(async () => (await import('./RouteEdit.tsx')).RouteEdit),
  show: lazyPage(async () => (await import('./RouteShow.tsx')).RouteShow),
  customRoutes: [
    { path: 'carrier/routes', element: createElement(CarrierRoutes) },
    { path: 'carrier/routes/view', element: createElement(CarrierRoute) },
  ],
  recordRepresentation: ({ reference }: { reference: string }) => reference,
  messages,
} satisfies AdminModule;

export { MakeRouteButton } from './MakeRouteButton.tsx';
