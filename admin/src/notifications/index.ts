import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import { lazyPage } from '../core/modules/lazyPage.ts';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import { messages } from './messages.ts';

/** What a person was told; reached from the bell. */
export const notifications = {
  name: 'notifications',
  icon: NotificationsNoneOutlined,
  list: lazyPage(async () => (await import('./NotificationList.tsx')).NotificationList),
  messages,
} satisfies AdminModule;
