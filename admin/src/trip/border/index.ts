import SwapVerticalCircleOutlined from '@mui/icons-material/SwapVerticalCircleOutlined';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of border readiness: the cross-border loads of the next days and what each lacks. */
export const border = {
  name: 'border',
  icon: SwapVerticalCircleOutlined,
  list: lazyPage(async () => (await import('./BorderPage.tsx')).BorderPage),
  menu: [{ section: { name: 'operation', position: 2 } }],
  shownResources: ['shipments'],
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;
