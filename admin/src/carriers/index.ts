import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { createElement } from 'react';
import { lazyPage } from '../core/modules/lazyPage.ts';
import { importRoute } from '../core/import/importRoute.tsx';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

const CarrierProfile = lazyPage(async () => (await import('./CarrierProfile.tsx')).CarrierProfile);

/** Carriers of the networks one sees, as the admin knows them. */
export const carriers = {
  name: 'carriers',
  icon: LocalShippingOutlined,
  list: lazyPage(async () => (await import('./CarrierList.tsx')).CarrierList),
  create: lazyPage(async () => (await import('./CarrierCreate.tsx')).CarrierCreate),
  edit: lazyPage(async () => (await import('./CarrierEdit.tsx')).CarrierEdit),
  show: lazyPage(async () => (await import('./show/CarrierShow.tsx')).CarrierShow),
  customRoutes: [
    importRoute('carriers'),
    { path: 'carrier/profile', element: createElement(CarrierProfile) },
  ],
  recordRepresentation: ({ carrierName }: { carrierName: string }) => carrierName,
  messages,
} satisfies AdminModule;

export { CarrierQuickCreate } from './CarrierQuickCreate.tsx';
