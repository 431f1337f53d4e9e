import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { createElement } from 'react';
import { lazyPage } from '../core/modules/lazyPage.ts';
import { importRoute } from '../core/import/importRoute.tsx';
import type { AdminModule } from '../core/modules/AdminModule.ts';
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
    importRoute('carriers'),
    { path: 'carrier/profile', element: createElement(CarrierProfile) },
  ],
  recordRepresentation: ({ carrierName }: { carrierName: string }) => carrierName,
  messages,
} satisfies AdminModule;

export { CarrierQuickCreate } from './CarrierQuickCreate.tsx';
