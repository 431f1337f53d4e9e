import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of the security log, which root reads. */
export const securityLog = {
  name: 'security_events',
  icon: PolicyOutlined,
  list: lazyPage(async () => (await import('./SecurityLogList.tsx')).SecurityLogList),
  menu: [{ section: { name: 'system', position: 3 } }],
  recordRepresentation: ({ operation }: { operation: string }) => operation,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;
