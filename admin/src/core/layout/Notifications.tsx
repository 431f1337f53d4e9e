import { Notification } from 'react-admin';

/** What the product says of an action: below the top bar, where it covers no button. */
export function Notifications() {
  return <Notification anchorOrigin={ORIGIN} sx={{ '&.MuiSnackbar-root': { top: 72 } }} />;
}

const ORIGIN = { vertical: 'top', horizontal: 'center' } as const;
