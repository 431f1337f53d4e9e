import { Notification } from 'react-admin';

/** The notifications, placed below the top bar so that they cover no button. */
export function Notifications() {
  return <Notification anchorOrigin={ORIGIN} sx={{ '&.MuiSnackbar-root': { top: 72 } }} />;
}

const ORIGIN = { vertical: 'top', horizontal: 'center' } as const;
