import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of the results. */
export const results = {
  name: 'results',
  icon: InsightsOutlined,
  list: lazyPage(async () => (await import('./ResultsPage.tsx')).ResultsPage),
  menu: [{ section: { name: 'money', position: 2 } }],
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;
