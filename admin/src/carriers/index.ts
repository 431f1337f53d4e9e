import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { createElement } from 'react';
import { lazyPage } from '../core/lazyPage.ts';
import { loadRoute } from '../core/load/loadRoute.tsx';
import type { Room } from '../core/room.ts';
import { messages } from './messages.ts';

const CarrierProfile = lazyPage(() => import('./CarrierProfile.tsx'), 'CarrierProfile');

/** Carriers of the networks one sees, as the admin knows them. */
export const carriers = {
  name: 'carriers',
  icon: LocalShippingOutlined,
  list: lazyPage(() => import('./CarrierList.tsx'), 'CarrierList'),
  create: lazyPage(() => import('./CarrierCreate.tsx'), 'CarrierCreate'),
  edit: lazyPage(() => import('./CarrierEdit.tsx'), 'CarrierEdit'),
  show: lazyPage(() => import('./show/CarrierShow.tsx'), 'CarrierShow'),
  customRoutes: [
    loadRoute('carriers'),
    { path: 'carrier/profile', element: createElement(CarrierProfile) },
  ],
  recordRepresentation: ({ carrierName }: { carrierName: string }) => carrierName,
  messages,
} satisfies Room;
