import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import UnarchiveOutlined from '@mui/icons-material/UnarchiveOutlined';
import { Alert, Box, Button, IconButton, Link, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink, useCloseNotification, useNotify, useTranslate } from 'react-admin';
import { useRecordPath } from '../../core/modules/useRecordPath.ts';
import type { Notice } from './notice.ts';
import { NoticeText } from './NoticeText.tsx';
import { type NoticeAction, useNoticeActions } from './useNotices.ts';

/** One notification with a link to its record and its buttons. */
export function NotificationRow({ notice }: { notice: Notice }) {
  const { id, readAt, archivedAt } = notice;
  const { mark } = useNoticeActions();
  const pathOf = useRecordPath();
  const notify = useNotify();
  const archive = async () => {
    await mark(id, 'archive');
    notify(<Archived onUndo={() => void mark(id, 'unarchive')} />);
  };
  return (
    <Box component="li" sx={ROW}>
      <Link
        component={RouterLink}
        to={pathOf(notice.entity, notice.entityId)}
        onClick={() => !readAt && void mark(id, 'read')}
        sx={{ flex: 1, minWidth: 0, color: 'text.primary', textDecoration: 'none' }}
      >
        <NoticeText notice={notice} />
      </Link>
      <Act
        action={readAt ? 'unread' : 'read'}
        icon={readAt ? <MarkEmailUnreadOutlined /> : <DraftsOutlined />}
        onClick={() => void mark(id, readAt ? 'unread' : 'read')}
      />
      <Act
        action={archivedAt ? 'unarchive' : 'archive'}
        icon={archivedAt ? <UnarchiveOutlined /> : <ArchiveOutlined />}
        onClick={() => void (archivedAt ? mark(id, 'unarchive') : archive())}
      />
    </Box>
  );
}

function Act({
  action,
  icon,
  onClick,
}: {
  action: NoticeAction;
  icon: ReactNode;
  onClick: () => void;
}) {
  const label = useTranslate()(`notifications.actions.${action}`);
  return (
    <Tooltip title={label}>
      <IconButton onClick={onClick} aria-label={label}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}

function Archived({ onUndo }: { onUndo: () => void }) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const undo = (
    <Button
      color="inherit"
      onClick={() => {
        onUndo();
        close();
      }}
    >
      {translate('ra.action.undo')}
    </Button>
  );
  return (
    <Alert severity="success" action={undo}>
      {translate('notifications.archived')}
    </Alert>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: { xs: 1.25, sm: 2 },
  py: 1.25,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
  '& a:hover p': { textDecoration: 'underline' },
} as const;
