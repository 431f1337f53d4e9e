import { Box, Button, List, ListItem, ListItemButton, Popover, Typography } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import { useRecordPath } from '../../../core/modules/useRecordPath.ts';
import type { Notice } from '../notice.ts';
import { NoticeText } from '../NoticeText.tsx';
import { useLatest, useNoticeActions } from '../useNotices.ts';

interface BellMenuProps {
  anchor: HTMLElement;
  /** The number of unread notifications. */
  count: number;
  onClose: () => void;
}

/** The latest notifications, each with a link to its record, and a link to all of them. */
export function BellMenu({ anchor, count, onClose }: BellMenuProps) {
  const translate = useTranslate();
  const { data: latest } = useLatest();
  const { mark, readAll } = useNoticeActions();
  const pathOf = useRecordPath();
  const follow = ({ id, readAt }: Notice) => {
    onClose();
    if (!readAt) void mark(id, 'read');
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: PAPER, role: 'dialog', 'aria-labelledby': TITLE } }}
    >
      <Box sx={HEAD}>
        <Typography id={TITLE} variant="h6" component="h2" sx={{ fontSize: '1rem' }}>
          {translate('notifications.title')}
        </Typography>
        <Button size="small" disabled={count === 0} onClick={() => void readAll()}>
          {translate('notifications.readAll')}
        </Button>
      </Box>
      {latest?.length === 0 && <Typography sx={{ p: 2 }}>{translate(NONE)}</Typography>}
      <List disablePadding>
        {latest?.map((notice) => (
          <ListItem key={notice.id} disablePadding divider>
            <ListItemButton
              component={Link}
              to={pathOf(notice.entity, notice.entityId)}
              onClick={() => follow(notice)}
              sx={{ color: 'text.primary' }}
            >
              <NoticeText notice={notice} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Button
        fullWidth
        component={Link}
        to="/admin/notifications"
        onClick={onClose}
        sx={{ py: 1.25 }}
      >
        {translate('notifications.all')}
      </Button>
    </Popover>
  );
}

const TITLE = 'bell-title';
const NONE = 'resources.notifications.empty';
const PAPER = { width: 380, maxWidth: 'calc(100vw - 16px)' };
const HEAD = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
};
