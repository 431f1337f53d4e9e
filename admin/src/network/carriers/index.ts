import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { isCarrier, isNoCarrier } from '../../freight/users/kinds.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { ImportForNetwork } from '../../freight/users/importForNetwork.ts';
import { es } from './messages.es.ts';
import { NetworkBanner } from './NetworkBanner.tsx';

const CarrierProfile = lazyPage(async () => (await import('./CarrierProfile.tsx')).CarrierProfile);

/** The module of carriers. */
export const carriers = {
  name: 'carriers',
  icon: LocalShippingOutlined,
  list: lazyPage(async () => (await import('./CarrierList.tsx')).CarrierList),
  create: lazyPage(async () => (await import('./CarrierCreate.tsx')).CarrierCreate),
  edit: lazyPage(async () => (await import('./CarrierEdit.tsx')).CarrierEdit),
  show: lazyPage(async () => (await import('./show/CarrierShow.tsx')).CarrierShow),
  hasImport: true,
  importPage: ImportForNetwork,
  customRoutes: [
    { path: 'carrier/profile', page: CarrierProfile, action: 'show', isFor: isCarrier },
  ],
  menu: [
    {
      places: { internalAdmin: 2, customerAdmin: 2 },
      section: { name: 'directory', position: 2 },
      isFor: isNoCarrier,
    },
    {
      path: 'carrier/profile',
      label: 'carriers.menu.profile',
      icon: BadgeOutlined,
      places: { carrierAdmin: 5 },
      section: { name: 'directory', position: 2 },
    },
  ],
  topBar: { item: NetworkBanner, isFor: isNoCarrier },
  namedBy: ['carrierId'],
  search: {
    detail: ({ comercialName, rfc }: Schemas['Carrier']) =>
      [comercialName, rfc].filter(Boolean).join(' · '),
    isFor: isNoCarrier,
  },
  recordRepresentation: ({ carrierName }: { carrierName: string }) => carrierName,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { FactsToCheck } from './identity/FactsToCheck.tsx';
export { CarrierQuickCreate } from './CarrierQuickCreate.tsx';
