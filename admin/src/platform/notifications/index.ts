import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { isCarrier, isNoCarrier } from '../../freight/users/kinds.ts';
import { Bell } from './bell/Bell.tsx';
import { es } from './messages.es.ts';

/** The module of notifications, which the bell links to. */
export const notifications = {
  name: 'notifications',
  icon: NotificationsNoneOutlined,
  list: lazyPage(async () => (await import('./NotificationList.tsx')).NotificationList),
  menu: [{ inProfile: isCarrier }],
  topBar: { item: Bell, isFor: isNoCarrier },
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { ChoicesSection } from './ChoicesSection.tsx';
export { NoticeText } from './NoticeText.tsx';
export { useNoticeActions, useNoticeChoices } from './useNotices.ts';
