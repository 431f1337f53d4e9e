import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import { es } from './messages.es.ts';

/** The module of claims: records of brokers that carriers say are their own, for Andén's staff to review. */
export const claims = {
  name: 'claims',
  icon: HowToRegOutlined,
  list: lazyPage(async () => (await import('./ClaimList.tsx')).ClaimList),
  menu: [{ section: { name: 'documents', position: 3 }, waitingKind: 'claims' }],
  shownResources: ['carriers'],
  pageOf: { claims: () => '/admin/claims' },
  recordRepresentation: ({ recordName }: { recordName: string }) => recordName,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;
