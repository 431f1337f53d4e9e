import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import { isCarrier } from '../../freight/users/kinds.ts';
import { es } from './messages.es.ts';

/** The module of carriers' passports: what a carrier shows of its documents to which broker. */
export const consents = {
  name: 'consents',
  icon: BadgeOutlined,
  customRoutes: [
    {
      path: 'passport',
      page: lazyPage(async () => (await import('./PassportPage.tsx')).PassportPage),
      isFor: isCarrier,
    },
  ],
  menu: [
    {
      path: 'passport',
      label: 'consents.own',
      menuLabel: 'consents.menu',
      section: { name: 'documents', position: 4 },
      waitingKind: 'passport',
    },
  ],
  shownResources: ['validations', 'carriers'],
  pageOf: { consents: () => '/admin/passport' },
  recordRepresentation: ({ companyName }: { companyName: string }) => companyName,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { ClaimedPassport } from './shared/ClaimedPassport.tsx';
export { CarrierPassport } from './shared/CarrierPassport.tsx';
