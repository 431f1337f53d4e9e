import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useIsOffline } from '../data/connection.ts';

/** Says that the server is out of reach, for as long as it is. */
export function OfflineNote() {
  const translate = useTranslate();
  if (!useIsOffline()) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      icon={<CloudOffOutlined fontSize="inherit" />}
      sx={{ borderRadius: 0, justifyContent: 'center' }}
    >
      {translate('anden.connection.lost')}
    </Alert>
  );
}
