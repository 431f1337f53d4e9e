import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import { Box, Card } from '@mui/material';
import { Pagination, Title, useListContext, useTranslate } from 'react-admin';
import { RecordListBase } from '../../core/list/RecordListBase.tsx';
import { RowsToCome } from '../../core/list/RowsToCome.tsx';
import { ListFailed } from '../../core/list/ListFailed.tsx';
import { EmptyState } from '../../core/pages/EmptyState.tsx';
import type { Notice } from './notice.ts';
import { NotificationHeader } from './NotificationHeader.tsx';
import { NotificationRow } from './NotificationRow.tsx';

/** /admin/notifications: the user's notifications, the latest first. */
export function NotificationList() {
  const translate = useTranslate();
  return (
    <RecordListBase sort={{ field: 'createdAt', order: 'DESC' }}>
      <Title title={translate('notifications.title')} />
      <NotificationHeader />
      <Box sx={{ maxWidth: 820 }}>
        <Rows />
      </Box>
    </RecordListBase>
  );
}

function Rows() {
  const { data, isPending, error, perPage } = useListContext<Notice>();
  if (error && !data) return <ListFailed />;
  if (isPending)
    return (
      <Card variant="outlined">
        <RowsToCome name="notifications" count={perPage} hasHead={false} first={72} />
      </Card>
    );
  if (data.length === 0) return <Nothing />;
  return (
    <>
      <Card component="ul" variant="outlined" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map((notice) => (
          <NotificationRow key={notice.id} notice={notice} />
        ))}
      </Card>
      <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
    </>
  );
}

function Nothing() {
  const { filterValues } = useListContext();
  const isNarrowed = Object.keys(filterValues).length > 0;
  return (
    <EmptyState
      icon={<NotificationsNoneOutlined />}
      title={isNarrowed ? 'notifications.none' : 'resources.notifications.empty'}
      text={isNarrowed ? undefined : 'resources.notifications.emptyHelp'}
    />
  );
}
