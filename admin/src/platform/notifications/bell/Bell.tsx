import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import { Badge, IconButton, Tooltip } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPage } from '../../../core/modules/lazyPage.ts';
import { useUnreadCount } from '../useNotices.ts';

const BellMenu = lazyPage(async () => (await import('./BellMenu.tsx')).BellMenu);

/** The bell of the top bar: the number of unread notifications, and a menu of the latest. */
export function Bell() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data: count = 0 } = useUnreadCount();
  const label = translate('notifications.bell', { smart_count: count });
  return (
    <>
      <Tooltip title={translate('notifications.title')}>
        <IconButton
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={!!anchor}
        >
          <Badge badgeContent={count} max={99} color="error">
            <NotificationsNoneOutlined fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      {anchor && (
        <Suspense>
          <BellMenu anchor={anchor} count={count} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
