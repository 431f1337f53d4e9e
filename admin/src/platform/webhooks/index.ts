import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import { es } from './messages.es.ts';

/** The module of webhooks, by which programs of a company hear of events. */
export const webhooks = {
  name: 'webhooks',
  icon: WebhookOutlined,
  list: lazyPage(async () => (await import('./WebhookList.tsx')).WebhookList),
  show: lazyPage(async () => (await import('./WebhookShow.tsx')).WebhookShow),
  menu: [{ section: { name: 'settings', position: 5 } }],
  recordRepresentation: ({ name }: { name: string }) => name,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;
