import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of settlements: what the carriers of closed loads are owed. */
export const settlements = {
  name: 'settlements',
  icon: PaymentsOutlined,
  list: lazyPage(async () => (await import('./SettlementList.tsx')).SettlementList),
  menu: [{ section: { name: 'money', position: 1 }, waitingKind: 'overdue' }],
  shownResources: ['shipments'],
  recordRepresentation: ({ reference }: { reference: string }) => reference,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { SettlementSection } from './SettlementSection.tsx';
