import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import { lazyPage } from '../core/lazyPage.ts';
import type { Room } from '../core/room.ts';
import { messages } from './messages.ts';

/** What a person was told; reached from the bell. */
export const notifications = {
  name: 'notifications',
  icon: NotificationsNoneOutlined,
  list: lazyPage(() => import('./NotificationList.tsx'), 'NotificationList'),
  messages,
} satisfies Room;
