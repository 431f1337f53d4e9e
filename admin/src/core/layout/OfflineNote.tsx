import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Alert } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { TextButton } from '../actions/TextButton.tsx';
import { isReachable, useIsOffline } from '../data/connection.ts';

/**
 * Says that the server is out of reach, for as long as it is, and offers to try again; then reads what could not be read.
 * It is the only place that says so: what was read before stays on the page.
 */
export function OfflineNote() {
  const translate = useTranslate();
  const isOffline = useIsOffline();
  const client = useQueryClient();
  useEffect(() => {
    if (!isOffline) return;
    return () => {
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => !!state.error });
    };
  }, [client, isOffline]);
  if (!isOffline) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      icon={<CloudOffOutlined fontSize="inherit" />}
      action={<TextButton label="anden.list.retry" onClick={() => void isReachable()} />}
      sx={{ borderRadius: 0, justifyContent: 'center' }}
    >
      {translate('anden.connection.lost')}
    </Alert>
  );
}
