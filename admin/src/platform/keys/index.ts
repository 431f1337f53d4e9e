import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { es } from './messages.es.ts';

/** The module of API keys, with which programs of a company call the API. */
export const keys = {
  name: 'keys',
  icon: KeyOutlined,
  list: lazyPage(async () => (await import('./KeyList.tsx')).KeyList),
  show: lazyPage(async () => (await import('./KeyShow.tsx')).KeyShow),
  menu: [{ section: { name: 'settings', position: 4 } }],
  recordRepresentation: ({ name }: { name: string }) => name,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;
